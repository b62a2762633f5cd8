import fc from 'fast-check';

// What the rules turn on, in far greater density than in any real text.
const lineEnds = ['\n', '\r\n', '\r', '\n\n', '\r\n\r\n'];
const marks = '# # ## ###### ####### ``` ``` ```` `` ` ~~~ ~~~ ~~~~ ~~ --- *** ___ - * _ === | >'.split(' ');
const padding = [' ', '  ', '   ', '    ', '\t', ' - - -', '* * *', '# '];
/** White space as `trim` counts it, and characters that look like it. */
const oddSpace = [...'\v\f\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u180e\u200b\u0085\0'];
const words = ['a', 'bc', 'word word', 'x'.repeat(20), '中文', '上', '😀', '\ud800', '\udc00'];

const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...lineEnds) },
  { weight: 6, arbitrary: fc.constantFrom(...marks) },
  { weight: 4, arbitrary: fc.constantFrom(...padding) },
  { weight: 2, arbitrary: fc.constantFrom(...oddSpace) },
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
);

/** Texts dense in line ends, marks, fences and odd Unicode, up to some hundred characters long. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '', '', '\ufeff'), fc.array(part, { maxLength: 40 }))
  .map(([byteOrderMark, parts]) => byteOrderMark + parts.join(''));

/** Targets small enough to matter for such texts. */
export const arbitraryTarget: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 200 }),
  fc.constant(Number.MAX_SAFE_INTEGER),
);
