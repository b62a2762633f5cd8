import fc from 'fast-check';

const sentenceMarks = [...'。！？!?…..'];
const closingMarks = [...`"')]}»’”›〉》」』】〕〗〙〛〞〟＂＇）］｝｠｣`];
const whiteSpace = [...' \t\n\r\v\f\u00a0\u3000\u2028\ufeff', ' ', ' ', '\r\n', '\r\n'];
const letters = ['a', 'b', 'word', 'x'.repeat(15), '中', '文字', '(', '“', '\0', '\u200b'];
const clusters = ['👨‍👩‍👧‍👦', '👍🏽', '🇩🇪', '🇨🇳', '🏳️‍🌈', 'e\u0301', 'क्षि', '각', '\ud800', '\udc00'];
const clusterParts = ['\u200d', '\u0301', '\u0301'.repeat(10), '\ufe0f', '🏽', '\ud83c\udde9', '👨'];

/** Text dense in ends of sentences, white space and grapheme clusters. */
export const arbitraryLine: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...letters) },
      { weight: 1, arbitrary: fc.constantFrom(...sentenceMarks) },
      { weight: 1, arbitrary: fc.constantFrom(...closingMarks) },
      { weight: 1, arbitrary: fc.constantFrom(...whiteSpace) },
      { weight: 3, arbitrary: fc.constantFrom(...clusters) },
      { weight: 2, arbitrary: fc.constantFrom(...clusterParts) },
    ),
    { maxLength: 60 },
  )
  .map(parts => parts.join(''));
