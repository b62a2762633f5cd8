// What the projection kit gives. Values are made by functions, since JSON has neither NaN nor shared objects.

export const ladder = { counts: [10, 3, 1], lengths: [200, 80, 20], fallback: () => '{}' };

// Name, value, budget in characters, text, whether it is truncated.
export const projectionCases = [
  [
    'escape-cut',
    () => ({ b: '\r\n'.repeat(3000) }),
    5000,
    '{"b":"\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n\\r\\n"}',
    true,
  ],
  [
    'one-entry-left',
    () => ({ rows: [{ t: 'x'.repeat(60000) }] }),
    2000,
    `{"rows":[{"t":"${'x'.repeat(200)}"}]}`,
    true,
  ],
  [
    'nan-score',
    () => ({ score: NaN, rows: Array.from({ length: 500 }, () => 'abc') }),
    200,
    '{"score":null,"rows":["abc","abc","abc","abc","abc","abc","abc","abc","abc","abc"]}',
    true,
  ],
  [
    'split-pair',
    () => ({ t: 'a'.repeat(199) + '😀' + 'b'.repeat(9000) }),
    2000,
    `{"t":"${'a'.repeat(199)}"}`,
    true,
  ],
  [
    'fits',
    () => Array.from({ length: 80 }, (_, id) => ({ id, ok: true })),
    2000,
    '[{"id":0,"ok":true},{"id":1,"ok":true},{"id":2,"ok":true},{"id":3,"ok":true},{"id":4,"ok":true},{"id":5,"ok":true},{"id":6,"ok":true},{"id":7,"ok":true},{"id":8,"ok":true},{"id":9,"ok":true},{"id":10,"ok":true},{"id":11,"ok":true},{"id":12,"ok":true},{"id":13,"ok":true},{"id":14,"ok":true},{"id":15,"ok":true},{"id":16,"ok":true},{"id":17,"ok":true},{"id":18,"ok":true},{"id":19,"ok":true},{"id":20,"ok":true},{"id":21,"ok":true},{"id":22,"ok":true},{"id":23,"ok":true},{"id":24,"ok":true},{"id":25,"ok":true},{"id":26,"ok":true},{"id":27,"ok":true},{"id":28,"ok":true},{"id":29,"ok":true},{"id":30,"ok":true},{"id":31,"ok":true},{"id":32,"ok":true},{"id":33,"ok":true},{"id":34,"ok":true},{"id":35,"ok":true},{"id":36,"ok":true},{"id":37,"ok":true},{"id":38,"ok":true},{"id":39,"ok":true},{"id":40,"ok":true},{"id":41,"ok":true},{"id":42,"ok":true},{"id":43,"ok":true},{"id":44,"ok":true},{"id":45,"ok":true},{"id":46,"ok":true},{"id":47,"ok":true},{"id":48,"ok":true},{"id":49,"ok":true},{"id":50,"ok":true},{"id":51,"ok":true},{"id":52,"ok":true},{"id":53,"ok":true},{"id":54,"ok":true},{"id":55,"ok":true},{"id":56,"ok":true},{"id":57,"ok":true},{"id":58,"ok":true},{"id":59,"ok":true},{"id":60,"ok":true},{"id":61,"ok":true},{"id":62,"ok":true},{"id":63,"ok":true},{"id":64,"ok":true},{"id":65,"ok":true},{"id":66,"ok":true},{"id":67,"ok":true},{"id":68,"ok":true},{"id":69,"ok":true},{"id":70,"ok":true},{"id":71,"ok":true},{"id":72,"ok":true},{"id":73,"ok":true},{"id":74,"ok":true},{"id":75,"ok":true},{"id":76,"ok":true},{"id":77,"ok":true},{"id":78,"ok":true},{"id":79,"ok":true}]',
    false,
  ],
  ['flag-overwritten', () => ['x'.repeat(60), 'a'], 40, '["xxxxxxxxxxxxxxxxxxxx","a"]', true],
  ['at-the-limit', () => 'x'.repeat(98), 100, `"${'x'.repeat(98)}"`, false],
  ['one-over', () => 'x'.repeat(98), 99, `"${'x'.repeat(80)}"`, true],
  [
    'proto-key',
    () => JSON.parse('{"__proto__":{"a":1},"b":"' + 'x'.repeat(300) + '"}'),
    260,
    `{"__proto__":{"a":1},"b":"${'x'.repeat(200)}"}`,
    true,
  ],
  [
    'shared',
    () => {
      const same = { x: 1 };
      return { a: same, b: same };
    },
    100,
    '{"a":{"x":1},"b":{"x":1}}',
    false,
  ],
  [
    'quotes',
    () => ({ a: '"'.repeat(98) }),
    110,
    '{"a":"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\"\\""}',
    true,
  ],
  ['lone-surrogate', () => ({ a: '\ud83d' }), 14, '{"a":"\\ud83d"}', false],
  [
    'falsy',
    () => ({ a: null, b: 0, c: false, d: '', e: 'y'.repeat(300) }),
    120,
    `{"a":null,"b":0,"c":false,"d":"","e":"${'y'.repeat(80)}"}`,
    true,
  ],
  [
    'date',
    () => ({ at: new Date(0), note: 'n'.repeat(400) }),
    150,
    `{"at":"1970-01-01T00:00:00.000Z","note":"${'n'.repeat(80)}"}`,
    true,
  ],
  [
    'nested-counts',
    () => Array.from({ length: 20 }, (_, i) => Array.from({ length: 20 }, (_, j) => i * 20 + j)),
    120,
    '[[0,1,2],[20,21,22],[40,41,42]]',
    true,
  ],
  [
    'wide-record',
    () => Object.fromEntries(Array.from({ length: 1000 }, (_, i) => ['k' + i, i])),
    500,
    '{}',
    true,
  ],
  [
    'query-result',
    () => ({
      total: 1000,
      items: Array.from({ length: 1000 }, (_, id) => ({
        id,
        title: 'Entry ' + id,
        body: 'text '.repeat(60),
      })),
    }),
    1500,
    '{"total":1000,"items":[{"id":0,"title":"Entry 0","body":"text text text text text text text text text text text text text text text text "},{"id":1,"title":"Entry 1","body":"text text text text text text text text text text text text text text text text "},{"id":2,"title":"Entry 2","body":"text text text text text text text text text text text text text text text text "},{"id":3,"title":"Entry 3","body":"text text text text text text text text text text text text text text text text "},{"id":4,"title":"Entry 4","body":"text text text text text text text text text text text text text text text text "},{"id":5,"title":"Entry 5","body":"text text text text text text text text text text text text text text text text "},{"id":6,"title":"Entry 6","body":"text text text text text text text text text text text text text text text text "},{"id":7,"title":"Entry 7","body":"text text text text text text text text text text text text text text text text "},{"id":8,"title":"Entry 8","body":"text text text text text text text text text text text text text text text text "},{"id":9,"title":"Entry 9","body":"text text text text text text text text text text text text text text text text "}]}',
    true,
  ],
];

const plain = body => length => body.slice(0, length);
const wrapped = body => length => JSON.stringify({ excerpt: body.slice(0, length) });

// Name, body, budget in characters, how it is rendered, result.
export const excerptCases = [
  ['cjk', 'こんにちは', 3, plain, { text: 'こんに', length: 3, truncated: true }],
  ['half-pair', 'aaa𝕏', 4, plain, { text: 'aaa', length: 3, truncated: true }],
  [
    'escapes',
    '\n'.repeat(100),
    50,
    wrapped,
    {
      text: '{"excerpt":"\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n"}',
      length: 18,
      truncated: true,
    },
  ],
  ['overhead-over', 'abc', 10, wrapped, undefined],
  ['whole', 'short body', 100, wrapped, { text: '{"excerpt":"short body"}', length: 10, truncated: false }],
];
