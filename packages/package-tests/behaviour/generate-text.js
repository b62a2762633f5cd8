// Texts that touch every rule of the text blocks: marks, fences, blank lines, line ends, marks of order and direction,
// clusters that engines have parted differently over the years, and halves of surrogate pairs.
const lineStarts = ['', '', '', '# ', '## ', '###### ', '#', '   # ', '    # ', '- ', '> ', '\ufeff', '\t'];
const lines = [
  '---',
  '***',
  '- - -',
  '_ _ _ ',
  '===',
  '```',
  '````',
  '```js',
  '~~~',
  '~~~~ x',
  '``` `',
  '',
  '',
  ' ',
  '\u3000',
  '\t',
];
const words = [
  'word',
  'a',
  'longer-than-most-words',
  'x. ',
  'y! ',
  'z?) ',
  '“q.” ',
  '中文',
  '句子。',
  '「引」',
  '？！',
  '…',
  'é',
  'e\u0301',
  '😀',
  '👨‍👩‍👧',
  '🇩🇪🇫🇷',
  '👍🏽',
  'क्षि',
  'กำ',
  '각',
  '\ud83d',
  '\ude00',
  '\u0000',
  '\u00a0',
  '\u2028',
  '\u0085',
  '\u200d',
  ' ',
  ' ',
  ' ',
  '#',
  '`',
  '"',
  '\\',
];
const lineEnds = ['\n', '\n', '\n', '\r\n', '\r\n', '\r', '\n\n'];

export function generateText(random, maxLines) {
  let text = random.oneIn(12) ? '\ufeff' : '';
  for (let count = random.below(maxLines + 1); count > 0; count--) {
    if (random.oneIn(3)) text += random.pick(lines);
    else {
      text += random.pick(lineStarts);
      for (let rest = random.below(random.oneIn(9) ? 60 : 7); rest > 0; rest--) text += random.pick(words);
    }
    text += count > 1 || random.oneIn(2) ? random.pick(lineEnds) : '';
  }
  return text;
}

/** The same text in pieces cut anywhere, empty ones included. */
export function generatePieces(random, text) {
  const pieces = [];
  for (let at = 0; at < text.length;) {
    const end = at + random.below(random.oneIn(4) ? 40 : 4);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}
