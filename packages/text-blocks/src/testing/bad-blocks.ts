/** What is no list of neighbouring blocks, and the error that says so. */
export const badBlocks: readonly (readonly [unknown, Error])[] = [
  [undefined, new TypeError('blocks: expected an array, got undefined')],
  [null, new TypeError('blocks: expected an array, got null')],
  ['text', new TypeError('blocks: expected an array, got string')],
  [{ length: 0 }, new TypeError('blocks: expected an array, got object')],
  [[undefined], new TypeError('blocks[0].text: expected a string, got undefined')],
  [[null], new TypeError('blocks[0].text: expected a string, got undefined')],
  [['a'], new TypeError('blocks[0].text: expected a string, got undefined')],
  // oxlint-disable-next-line no-sparse-arrays -- the hole is what is tested
  [[block(1, 0, 'a'), , block(2, 1, 'b')], new TypeError('blocks[1].text: expected a string, got undefined')],
  [[{ number: 1, start: 0, end: 1 }], new TypeError('blocks[0].text: expected a string, got undefined')],
  [[{ ...block(1, 0, 'a'), text: 1 }], new TypeError('blocks[0].text: expected a string, got number')],
  [[{ ...block(1, 0, 'a'), text: null }], new TypeError('blocks[0].text: expected a string, got null')],
  [
    [{ ...block(1, 0, 'a'), number: '1' }],
    new TypeError('blocks[0].number: expected a safe integer >= 1, got string'),
  ],
  [
    [{ ...block(1, 0, 'a'), start: null }],
    new TypeError('blocks[0].start: expected a safe integer >= 0, got null'),
  ],
  [[{ ...block(1, 0, 'a'), end: 1n }], new TypeError('blocks[0].end: expected 1, got bigint')],
  [[block(0, 0, 'a')], new RangeError('blocks[0].number: expected a safe integer >= 1, got 0')],
  [[block(1.5, 0, 'a')], new RangeError('blocks[0].number: expected a safe integer >= 1, got 1.5')],
  [[block(1, -1, 'a')], new RangeError('blocks[0].start: expected a safe integer >= 0, got -1')],
  [[block(1, NaN, 'a')], new RangeError('blocks[0].start: expected a safe integer >= 0, got NaN')],
  [[{ ...block(1, 2, 'ab'), end: 5 }], new RangeError('blocks[0].end: expected 4, got 5')],
  [[block(1, 0, 'ab'), block(2, 3, 'c')], new RangeError('blocks[1].start: expected 2, got 3')],
  // Further on, two offsets may be one number.
  [
    [block(1, Number.MAX_SAFE_INTEGER - 1, 'ab'), block(2, Number.MAX_SAFE_INTEGER + 1, 'c')],
    new RangeError('blocks[1].start: expected a safe integer >= 0, got 9007199254740992'),
  ],
  [
    [block(1, 7, 'ab'), block(2, 9, 'c'), block(3, 9, 'd')],
    new RangeError('blocks[2].start: expected 10, got 9'),
  ],
];

function block(number: number, start: number, text: string) {
  return { number, start, end: start + text.length, text };
}
