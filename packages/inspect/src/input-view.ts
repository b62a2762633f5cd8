import type { AuditedContextInput, ContextInput } from '@jangts/types';
import { budgetWords, counted, grouped, share } from './numbers.js';
import { read } from './read.js';
import { type Cell, LOOKS, type Table, type View } from './view.js';

/** What both views show of an input. */
export function inputView(input: ContextInput | AuditedContextInput): View {
  const {
    messages,
    fragmentUsage,
    inputChars: used,
    maxInputChars: budget,
    changes,
  } = read<ContextInput & Partial<AuditedContextInput>>('input', input, {
    messages: [{ content: '' }],
    fragmentUsage: [
      {
        id: '',
        sourceId: '',
        trust: 'system|developer|user|model|tool',
        lifetime: 'call|turn|session|static',
        chars: 0,
        maxChars: 0,
      },
    ],
    inputChars: 0,
    maxInputChars: 0,
    'changes?': [{ id: '', kind: 'rewritten|removed', charsBefore: 0, charsAfter: 0 }],
  });
  const { length } = fragmentUsage;
  if (messages.length !== length) {
    throw new RangeError(`input.messages: expected ${length} entries, got ${messages.length}`);
  }

  // The envelope is what the messages' JSON takes beside the fragments' values: roles, brackets, a record's escapes.
  const parts = [0, 0, 0, 0, 0, used];
  const sources = new Map<string, number>();
  let longest = 1;
  for (const { trust, sourceId, chars } of fragmentUsage) {
    parts[LOOKS.indexOf(trust)]! += chars;
    parts[5]! -= chars;
    sources.set(sourceId, (sources.get(sourceId) ?? 0) + chars);
    longest = Math.max(longest, chars);
  }
  const largest = [...sources];
  largest.sort(([, a], [, b]) => b - a);
  const part = (cell: Cell, chars: number): Cell[] => [cell, grouped(chars), share(chars, used)];
  const tables: Table[] = [
    {
      title: 'Trust',
      heads: ['Trust', 'Characters', 'Share'],
      rows: parts.flatMap((chars, look) => (chars > 0 ? [part(look, chars)] : [])),
    },
    {
      title: counted(sources.size, 'source'),
      heads: ['Source', 'Characters', 'Share'],
      rows: largest.map(([sourceId, chars]) => part(sourceId, chars)),
    },
  ];
  if (changes) {
    tables.push({
      title: counted(changes.length, 'change'),
      heads: ['Changed', 'Change', 'Before', 'After'],
      rows: changes.map(({ id, kind, charsBefore, charsAfter }) => [
        id,
        kind,
        grouped(charsBefore),
        grouped(charsAfter),
      ]),
    });
  }
  tables.push({
    title: counted(length, 'fragment'),
    heads: ['Fragment', 'Source', 'Trust', 'Lifetime', 'Of its cap', 'Share'],
    rows: fragmentUsage.map(({ id, sourceId, trust, lifetime, chars, maxChars }) => [
      id,
      sourceId,
      LOOKS.indexOf(trust),
      lifetime,
      `${grouped(chars)} / ${grouped(maxChars)}`,
      share(chars, used),
    ]),
    bars: fragmentUsage.map(({ trust, chars }) => [LOOKS.indexOf(trust), chars / longest]),
    texts: messages.map(({ content }) => content),
  });
  return {
    about: 'Model input',
    words: budgetWords(used, budget),
    parts,
    whole: Math.max(used, budget),
    tables,
  };
}
