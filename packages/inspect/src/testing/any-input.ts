import type { AuditedContextInput, ContextInput } from '@jangts/types';
import fc from 'fast-check';
import { inputOf } from './inputs.js';

const piece = fc.oneof(
  fc.constantFrom(
    '城市',
    '🚲',
    '👨‍👩‍👧',
    'か\u3099',
    'é',
    'plain text',
    '\n',
    '\t',
    '\r',
    '\u202e',
    '\ud800',
    '\x1b[31m',
    '\0',
    '<b>',
    '&amp;',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 5 }),
);
const text = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''));

const sketch = fc.tuple(
  text,
  text,
  fc.constantFrom(
    'system' as const,
    'developer' as const,
    'user' as const,
    'model' as const,
    'tool' as const,
  ),
  fc.constantFrom('call' as const, 'turn' as const, 'session' as const, 'static' as const),
  fc.nat(5000),
  fc.oneof(text, fc.dictionary(text, text, { maxKeys: 3 })),
);

const change = fc.record({
  id: text,
  kind: fc.constantFrom('rewritten' as const, 'removed' as const),
  charsBefore: fc.nat(5000),
  charsAfter: fc.nat(5000),
});

/** Inputs with content as hostile as it gets, audited or not. */
export const anyInput: fc.Arbitrary<ContextInput | AuditedContextInput> = fc
  .tuple(fc.array(sketch, { maxLength: 6 }), fc.integer({ min: 1, max: 3000 }), fc.option(fc.array(change)))
  .map(([sketches, budget, changes]) => {
    const input = inputOf(sketches, budget);
    return Object.assign(input, changes && { changes });
  });
