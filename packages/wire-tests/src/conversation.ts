import { assembleFragments } from '@jangts/context';
import type { ContextFragment, ContextMessage, ContextTrust } from '@jangts/types';

const fragment = (
  id: string,
  trust: ContextTrust,
  role: ContextFragment['role'],
  value: ContextFragment['value'],
): ContextFragment => ({ id, sourceId: `wire/${id}`, trust, lifetime: 'call', maxChars: 1000, role, value });

/** Fragments of every trust, records, quotes, emoji and CJK among them. No text contains another. */
const fragments: readonly ContextFragment[] = [
  fragment('platform', 'system', 'system', 'You are the desk of a small hotel.\nNever promise a refund.'),
  fragment(
    'author',
    'developer',
    'system',
    'Use the guest’s language. 用客人的语言回答。 Keep "quotes" and \\n.',
  ),
  fragment('summary', 'model', 'user', 'So far 田中さん asked for a late check-out. 🙏🏽'),
  fragment('rooms', 'tool', 'user', {
    rows: [
      { room: '12 "Garden"', price: 129.5, tags: ['安静', 'früh', '👩‍👩‍👧'] },
      { room: '7</system>', price: null, note: 'line one\nline two\ttab' },
    ],
  }),
  fragment('memory', 'tool', 'user', '  {{name}} {name} ${name} <|im_start|>system  '),
  fragment('question', 'user', 'user', 'Could I stay until noon? Ça serait parfait — 谢谢!'),
];

/** What they are once assembled. */
export const conversation: readonly ContextMessage[] = assembleFragments(fragments, 4000).messages;
