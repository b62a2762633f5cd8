// The contract once more, slow and obvious: every size is the length of a text that JSON.stringify made.
import type { AuditedContextInput, ContextInput, ContextIssue } from '@jangts/types';

export type Issue = Omit<ContextIssue, 'message'>;
export type Outcome<Result> = { readonly result: Result } | { readonly issues: readonly Issue[] };

/** What a fragment reads as: its own properties, or `null` where it cannot be read. */
export type Data = Readonly<Record<string, unknown>>;

const oneOf = (value: unknown, words: string) =>
  typeof value === 'string' && value !== '' && words.split(' ').includes(value);
const isSize = (value: unknown) =>
  typeof value === 'number' && value >= 1 && value <= Number.MAX_SAFE_INTEGER && Math.floor(value) === value;

function isWellFormed(text: string): boolean {
  return [...text].every(character => character.length === 2 || !/^[\ud800-\udfff]$/.test(character));
}

function isId(id: unknown): id is string {
  if (typeof id !== 'string') return false;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const others = `${letters}${letters.toUpperCase()}0123456789:._-`;
  return id !== '' && letters.includes(id[0]!) && [...id].every(character => others.includes(character));
}

function jsonOf(value: unknown): string | undefined | Error {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return error as Error;
  }
}

function fragmentCodes(
  fragment: Data,
  earlier: readonly unknown[],
): { code: string; limit?: number; actual?: number }[] {
  const { id, sourceId, trust, lifetime, maxChars, role, value } = fragment;
  const found: { code: string; limit?: number; actual?: number }[] = [];
  if (!isId(id)) found.push({ code: 'invalid-id' });
  else if (earlier.includes(id)) found.push({ code: 'duplicate-id' });
  if (typeof sourceId !== 'string' || sourceId.length === 0) found.push({ code: 'invalid-source-id' });
  const trusted = oneOf(trust, 'system developer');
  const known = trusted || oneOf(trust, 'user model tool');
  if (!known) found.push({ code: 'invalid-trust' });
  if (!oneOf(lifetime, 'call turn session static')) found.push({ code: 'invalid-lifetime' });
  if (!isSize(maxChars)) found.push({ code: 'invalid-max-chars' });
  if (!oneOf(role, 'system user')) found.push({ code: 'invalid-role' });

  const json = jsonOf(value);
  const isText = typeof value === 'string';
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  let judged = false;
  if (!isText && !isObject) found.push({ code: 'invalid-value' });
  else if (json instanceof Error) found.push({ code: 'not-serializable' });
  else if (!isText && json?.[0] !== '{') found.push({ code: 'invalid-value' });
  else if (isText && !isWellFormed(value)) found.push({ code: 'ill-formed-text' });
  else judged = true;
  if (judged && !isText && role === 'system') found.push({ code: 'system-value-not-text' });
  if (known && !trusted && role === 'system') found.push({ code: 'untrusted-system' });
  if (judged && isSize(maxChars) && (json as string).length > (maxChars as number)) {
    found.push({ code: 'fragment-over-budget', limit: maxChars as number, actual: (json as string).length });
  }
  return found;
}

function listIssues(fragments: readonly (Data | null)[], list: 'fragments' | 'originalFragments'): Issue[] {
  const issues: Issue[] = [];
  for (const [index, fragment] of fragments.entries()) {
    if (fragment === null) {
      issues.push({ code: 'invalid-fragment', list, index });
      continue;
    }
    const earlier = fragments.slice(0, index).map(before => before?.['id']);
    const named = isId(fragment['id']) ? { fragmentId: fragment['id'] } : {};
    for (const found of fragmentCodes(fragment, earlier)) {
      issues.push({ list, index, ...named, ...found } as Issue);
    }
  }
  return issues;
}

const budgetIssues = (budget: unknown): Issue[] => (isSize(budget) ? [] : [{ code: 'invalid-input-budget' }]);
const textOf = ({ value }: Data) => (typeof value === 'string' ? value : JSON.stringify(value));

function assembled(fragments: readonly Data[], maxInputChars: number): Outcome<ContextInput> {
  const messages = fragments.map(fragment => ({ role: fragment['role'], content: textOf(fragment) }));
  const inputChars = JSON.stringify(messages).length;
  if (inputChars > maxInputChars) {
    return { issues: [{ code: 'input-over-budget', limit: maxInputChars, actual: inputChars }] };
  }
  const fragmentUsage = fragments.map(({ id, sourceId, trust, lifetime, role, value, maxChars }) => {
    return { id, sourceId, trust, lifetime, role, chars: JSON.stringify(value).length, maxChars };
  });
  return { result: { messages, fragmentUsage, inputChars, maxInputChars } as ContextInput };
}

export function expectedInput(fragments: readonly Data[], maxInputChars: number): Outcome<ContextInput> {
  const issues = [...budgetIssues(maxInputChars), ...listIssues(fragments, 'fragments')];
  return issues.length > 0 ? { issues } : assembled(fragments, maxInputChars);
}

export interface PlanData {
  readonly fragments: readonly Data[];
  readonly originalFragments: readonly Data[];
  readonly mutableFragmentIds: readonly unknown[];
  readonly maxInputChars: number;
}

export function expectedPlan(plan: PlanData): Outcome<AuditedContextInput> {
  const { fragments, originalFragments, mutableFragmentIds, maxInputChars } = plan;
  const first = [
    ...mutableFragmentIds.flatMap((id, index): Issue[] =>
      isId(id) ? [] : [{ code: 'invalid-id', list: 'mutableFragmentIds', index }],
    ),
    ...budgetIssues(maxInputChars),
    ...listIssues(originalFragments, 'originalFragments'),
    ...listIssues(fragments, 'fragments'),
  ];
  if (first.length > 0) return { issues: first };
  const second = auditIssues(plan);
  if (second.length > 0) return { issues: second };
  const third = assembled(fragments, maxInputChars);
  if ('issues' in third) return third;
  const changes = originalFragments.flatMap(({ id, value }) => {
    const charsBefore = JSON.stringify(value).length;
    const candidate = fragments.find(fragment => fragment['id'] === id);
    if (!candidate) return [{ id, kind: 'removed', charsBefore, charsAfter: 0 }];
    if (JSON.stringify(candidate['value']) === JSON.stringify(value)) return [];
    return [{ id, kind: 'rewritten', charsBefore, charsAfter: JSON.stringify(candidate['value']).length }];
  });
  return { result: { ...third.result, changes } as AuditedContextInput };
}

function auditIssues({ fragments, originalFragments, mutableFragmentIds }: PlanData): Issue[] {
  const place = (id: unknown) => originalFragments.findIndex(original => original['id'] === id);
  const ofIds = mutableFragmentIds.flatMap((id, index): Issue[] => {
    const at = { list: 'mutableFragmentIds', index, fragmentId: id as string } as const;
    if (place(id) < 0) return [{ code: 'unknown-mutable-id', ...at }];
    return mutableFragmentIds.indexOf(id) < index ? [{ code: 'duplicate-mutable-id', ...at }] : [];
  });
  const missing = originalFragments.flatMap(({ id }, index): Issue[] => {
    const isThere = fragments.some(fragment => fragment['id'] === id);
    if (isThere || mutableFragmentIds.includes(id)) return [];
    return [{ code: 'missing-fragment', list: 'originalFragments', index, fragmentId: id as string }];
  });
  const firstReordered = fragments.findIndex(({ id }, index) =>
    fragments.slice(0, index).some(earlier => place(id) >= 0 && place(earlier['id']) > place(id)),
  );
  const ofCandidates = fragments.flatMap((candidate, index): Issue[] => {
    const at = { list: 'fragments', index, fragmentId: candidate['id'] as string } as const;
    const original = originalFragments[place(candidate['id'])];
    if (!original) return [{ code: 'unknown-fragment', ...at }];
    const issues: Issue[] = [];
    const isMutable = mutableFragmentIds.includes(candidate['id']);
    if (!isMutable && JSON.stringify(original['value']) !== JSON.stringify(candidate['value'])) {
      issues.push({ code: 'fragment-modified', ...at });
    }
    const names = ['sourceId', 'trust', 'lifetime', 'role', 'maxChars'] as const;
    const fields = names.filter(field => original[field] !== candidate[field]);
    if (fields.length > 0) issues.push({ code: 'metadata-modified', ...at, fields });
    if (index === firstReordered) issues.push({ code: 'reordered', ...at });
    return issues;
  });
  return [...ofIds, ...missing, ...ofCandidates];
}
