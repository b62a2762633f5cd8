import type { AuditedContextInput, ContextInput } from '@jangts/types';
import { budgetWords, grouped, share } from './numbers.js';
import { read, readList, readSize } from './read.js';
import { type Cell, LOOKS, type Table, type View } from './view.js';

/** What both views show of an input. */
export function inputView(input: ContextInput | AuditedContextInput): View {
  const { messages, fragmentUsage, inputChars, maxInputChars, changes } = read('object', 'input', input);
  const texts = readList<[string]>('input.messages', messages, 'content').flat();
  const fragments = readList<
    [id: string, sourceId: string, trust: string, lifetime: string, chars: number, maxChars: number]
  >('input.fragmentUsage', fragmentUsage, 'id sourceId trust lifetime chars# maxChars#');
  if (texts.length !== fragments.length) {
    throw new RangeError(`input.messages: expected ${fragments.length}, got ${texts.length}`);
  }
  const used = readSize('input.inputChars', inputChars);
  const budget = readSize('input.maxInputChars', maxInputChars, 1);

  // The envelope is what the messages' JSON takes beside the fragments' values: roles, brackets, a record's escapes.
  const parts = [0, 0, 0, 0, 0, used];
  const sources = new Map<string, number>();
  let longest = 1;
  const looks = fragments.map(([, sourceId, trust, , chars], at) => {
    const look = LOOKS.indexOf(trust);
    // The envelope has a look but is no trust.
    if (look < 0 || look > 4)
      throw new TypeError(`input.fragmentUsage[${at}].trust: expected one of ${LOOKS}`);
    parts[look]! += chars;
    parts[5] = Math.max(0, parts[5]! - chars);
    sources.set(sourceId, (sources.get(sourceId) ?? 0) + chars);
    longest = Math.max(longest, chars);
    return look;
  });
  const part = (cell: Cell, chars: number): Cell[] => [cell, grouped(chars), share(chars, used)];
  const largest = [...sources];
  largest.sort(([, a], [, b]) => b - a);
  const tables: Table[] = [
    [
      ['Trust', 'Characters', 'Share'],
      parts.flatMap((chars, look) => (chars > 0 ? [part(look, chars)] : [])),
    ],
    [['Sources', 'Characters', 'Share'], largest.map(([sourceId, chars]) => part(sourceId, chars))],
  ];
  if (changes !== undefined) {
    const rows = readList<[id: string, kind: string, before: number, after: number]>(
      'input.changes',
      changes,
      'id kind charsBefore# charsAfter#',
    ).map(([id, kind, before, after]) => [id, kind, grouped(before), grouped(after)]);
    tables.push([['Changes', 'Kind', 'Before', 'After'], rows]);
  }
  tables.push([
    ['Fragments', 'Source', 'Trust', 'Lifetime', 'Of its cap', 'Share'],
    fragments.map(([id, sourceId, , lifetime, chars, maxChars], at) => [
      id,
      sourceId,
      looks[at]!,
      lifetime,
      `${grouped(chars)} / ${grouped(maxChars)}`,
      share(chars, used),
    ]),
    texts,
    fragments.map(([, , , , chars]) => chars / longest),
  ]);
  return ['Model input', budgetWords(used, budget), tables, parts, Math.max(used, budget)];
}
