// What a reader would not see, or what would reorder what the reader sees: controls, bidirectional and other format
// characters, fillers, tags, line separators, noncharacters and lone surrogates. Kept as they are: joiners (U+200C,
// U+200D) and the variation selectors that writing and emoji need. Markup characters stand in the same class, so that
// one pass does both.
const SPECIAL =
  // oxlint-disable-next-line no-misleading-character-class
  /[&<>"'\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2065\u3164\uffa0\ufff0-\ufff8\ufffe\uffff\u{e0000}-\u{e0fff}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Such as `U+202E`. */
function nameOf(char: string): string {
  return `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

function isMarkup(char: string): boolean {
  return char >= '"' && char <= '>';
}

/** One line of plain text: everything hidden has its name instead. */
export function plainText(text: string): string {
  return text.replace(SPECIAL, char => (isMarkup(char) ? char : nameOf(char)));
}

/** Content of an HTML element that keeps line ends and tabs: no markup, and what is hidden has its name in `<i>`. */
export function htmlText(text: string): string {
  return text.replace(SPECIAL, char => {
    if (isMarkup(char)) return `&#${char.charCodeAt(0)};`;
    return char === '\n' || char === '\t' ? char : `<i>${nameOf(char)}</i>`;
  });
}
