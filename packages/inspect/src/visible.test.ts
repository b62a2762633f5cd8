import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPre } from './testing/html.js';
import { htmlText, plainText } from './visible.js';

test.each([
  ['plain', 'plain'],
  ['<b class="x">&\'</b>', '&#60;b class=&#34;x&#34;&#62;&#38;&#39;&#60;/b&#62;'],
  ['a\tb\nc', 'a\tb\nc'],
  ['\r\n', '<i>U+000D</i>\n'],
  ['\0\x1b\x7f\x85', '<i>U+0000</i><i>U+001B</i><i>U+007F</i><i>U+0085</i>'],
  ['a\u202eb\u2066\u061c', 'a<i>U+202E</i>b<i>U+2066</i><i>U+061C</i>'],
  ['\ud800x\udc00', '<i>U+D800</i>x<i>U+DC00</i>'],
  ['\udbff\udfff 🚲', '\udbff\udfff 🚲'],
  ['\ufeff\u200b\u00ad', '<i>U+FEFF</i><i>U+200B</i><i>U+00AD</i>'],
  ['hi\u{e0041}\u{e007f}', 'hi<i>U+E0041</i><i>U+E007F</i>'],
  ['\u{e0100}', '<i>U+E0100</i>'],
  ['👨‍👩‍👧 ❤️ नी‌', '👨‍👩‍👧 ❤️ नी‌'],
])('%j becomes %j', (text, html) => {
  expect(htmlText(text)).toBe(html);
});

test('plain text has no line end and no tab', () => {
  expect(plainText('a\tb\nc<\u202e')).toBe('aU+0009bU+000Ac<U+202E');
});

test('nothing that Unicode hides stays hidden, but joiners and variation selectors', () => {
  const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/u;
  const shown: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const char = String.fromCodePoint(code);
    if (hidden.test(char) && plainText(char) === char) shown.push(code.toString(16));
  }
  expect(shown.join(' ')).toBe(
    '180b 180c 180d 180f 200c 200d fe00 fe01 fe02 fe03 fe04 fe05 fe06 fe07 fe08 fe09 fe0a fe0b fe0c fe0d fe0e fe0f',
  );
});

test('the text can be read back code unit for code unit, and no markup is left', () => {
  const unit = fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)),
    fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '</pre>',
      '\r\n',
      '\n',
      '\t',
      '\0',
      '&#60;',
      '<i>U+202E</i>',
      '\u202e',
    ),
  );
  fc.assert(
    fc.property(fc.array(unit), units => {
      const text = units.join('');
      const html = htmlText(text);
      expect(readPre(html)).toBe(text);
      expect(html.replace(/<i>[^<>]*<\/i>|&#\d+;/g, '')).not.toMatch(/[<>&"'\0\r\u202e]/);
    }),
  );
});
