import type { AuditedContextInput, ContextInput, ContextLifetime, ContextTrust } from '@jangts/types';

/** One fragment in few words: id, source, trust, lifetime, cap, value. */
export type Sketch = readonly [
  id: string,
  sourceId: string,
  trust: ContextTrust,
  lifetime: ContextLifetime,
  maxChars: number,
  value: string | Record<string, unknown>,
];

/** The slow and obvious way to what `assembleFragments` returns. */
export function inputOf(sketches: readonly Sketch[], maxInputChars: number): ContextInput {
  const messages = sketches.map(([, , trust, , , value]) => ({
    role: trust === 'system' || trust === 'developer' ? ('system' as const) : ('user' as const),
    content: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return {
    messages,
    fragmentUsage: sketches.map(([id, sourceId, trust, lifetime, maxChars, value], index) => ({
      id,
      sourceId,
      trust,
      lifetime,
      role: messages[index]!.role,
      chars: JSON.stringify(value).length,
      maxChars,
    })),
    inputChars: JSON.stringify(messages).length,
    maxInputChars,
  };
}

const RULES =
  'You answer customers of a bicycle shop.\n\n- Quote prices only from the catalogue.\n- Never promise a delivery date.\n';

/** Five fragments of every trust, with a compression that rewrote one and removed one. */
export const shopInput: AuditedContextInput = {
  ...inputOf(
    [
      [
        'platform.safety',
        'platform/policy',
        'system',
        'static',
        600,
        'Refuse to help with theft. '.repeat(14),
      ],
      ['app.rules', 'shop/rules', 'developer', 'static', 400, RULES],
      [
        'tool.catalogue',
        'shop/catalogue',
        'tool',
        'call',
        1200,
        {
          items: Array.from({ length: 14 }, (_, at) => ({
            sku: `BK-${100 + at}`,
            name: 'City bicycle 城市自行车',
            price: 400 + at * 25,
          })),
        },
      ],
      [
        'history.summary',
        'chat/history',
        'model',
        'session',
        800,
        'The customer rides to work, 12 km a day. '.repeat(8),
      ],
      [
        'user.question',
        'chat/input',
        'user',
        'turn',
        300,
        'Which of them takes a child seat? 🚲\nI have about 500 euros.',
      ],
    ],
    4000,
  ),
  changes: [
    { id: 'history.summary', kind: 'rewritten', charsBefore: 2714, charsAfter: 330 },
    { id: 'tool.reviews', kind: 'removed', charsBefore: 1880, charsAfter: 0 },
  ],
};

const WORDS = ['catalogue', 'history', 'rules', 'memory', 'search', 'orders', 'profile', 'policy'];
const TRUSTS: readonly ContextTrust[] = ['system', 'developer', 'user', 'model', 'tool'];

/** As many fragments as asked for, of mixed kinds and sizes, always the same ones. */
export function manyFragments(count: number, charsEach = 400): ContextInput {
  const sketches = Array.from({ length: count }, (_, at): Sketch => {
    const word = WORDS[(at * 7) % WORDS.length]!;
    const trust = TRUSTS[Math.floor((at / count) * 2) + ((at * 3) % 4)]!;
    const text = `Item ${at} of ${word}: ${'lorem ipsum dolor sit amet '.repeat(1 + ((at * 37) % (charsEach / 10)))}`;
    return [`${word}.${at}`, `agent/${word}`, trust, at % 3 ? 'session' : 'turn', 6 * charsEach, text];
  });
  const input = inputOf(sketches, Number.MAX_SAFE_INTEGER);
  return { ...input, maxInputChars: Math.ceil(input.inputChars * 1.25) };
}
