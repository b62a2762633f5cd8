/** One text, written as the blocks that it must give: number, offsets and the whole follow from them. */
export interface SplitCase {
  readonly name: string;
  readonly targetChars: number;
  readonly blocks: readonly string[];
}

/** What the rules say in small; most were seen to go wrong in some splitter. */
export const splitCases: readonly SplitCase[] = [
  { name: 'closes no fence with fewer marks', targetChars: 100, blocks: ['````\n```\n# no\n'] },
  { name: 'closes a fence with more marks', targetChars: 100, blocks: ['~~~\n~~~~\n', '# yes\n'] },
  { name: 'closes no fence with the other mark', targetChars: 100, blocks: ['~~~\n```\n# no\n'] },
  { name: 'closes no fence with text behind', targetChars: 100, blocks: ['```\n``` x\n# no\n'] },
  { name: 'keeps indentation and every blank line', targetChars: 100, blocks: ['  a\n\n\n\n', '  b\n'] },
  {
    name: 'takes no comment in a fenced code block for a heading',
    targetChars: 100,
    blocks: ['# A\n```sh\n# no\n```\n', '# B\n'],
  },
  { name: 'knows fences of tildes', targetChars: 100, blocks: ['~~~py\n# no\n~~~\nx\n'] },
  {
    name: 'takes no dashes in a fenced code block for a rule',
    targetChars: 100,
    blocks: ['```\na\n---\nb\n```\n'],
  },
  {
    name: 'ends a block at a blank line inside a fence too, and stays in the fence',
    targetChars: 100,
    blocks: ['```\na\n\n', 'b\n```\n', '# C\n'],
  },
  {
    name: 'lets a fence that is never closed run to the end',
    targetChars: 100,
    blocks: ['x\n```\n# no\n\n', '# no\ny\n'],
  },
  {
    name: 'finds headings and rules in CRLF text',
    targetChars: 100,
    blocks: ['# A\r\nx\r\n\r\n', '---\r\ny'],
  },
  { name: 'never parts CR LF', targetChars: 4, blocks: ['ab\r\n', 'cd\r\n'] },
  {
    name: 'finds nothing amiss in a byte order mark before a heading',
    targetChars: 100,
    blocks: ['\ufeff# T\nx\n', '# U\n'],
  },
  {
    name: 'finds a fence behind a byte order mark',
    targetChars: 100,
    blocks: ['\ufeff```sh\n# no\n```\n', '# B\n'],
  },
  {
    name: 'leaves a long line of surrogate pairs whole',
    targetChars: 4,
    blocks: ['\ud83d\ude00\ud83d\ude00\ud83d\ude00\n', 'ab\n'],
  },
  { name: 'gives right offsets for repeated text', targetChars: 4, blocks: ['}\n}\n', '}\n}\n'] },
  {
    name: 'counts UTF-16 code units, not bytes',
    targetChars: 100,
    blocks: ['\u00e9\u4e2d\ud83d\ude00\n\n', 'b\n'],
  },
  {
    name: 'gives a long first line a block of its own',
    targetChars: 6,
    blocks: ['xxxxxxxxxxxx\n', 'ab\ncd\n'],
  },
  {
    name: 'gives a long line in the middle a block of its own',
    targetChars: 6,
    blocks: ['ab\n', 'xxxxxxxxxxxx\n', 'cd\n'],
  },
  { name: 'fills a block up to the target exactly', targetChars: 8, blocks: ['abc\ndef\n'] },
  { name: 'keeps runs of blank lines within the target', targetChars: 2, blocks: ['\n\n', '\n\n'] },
  { name: 'counts blank lines toward the target', targetChars: 4, blocks: ['abc\n', '\n\n', 'd\n'] },
  {
    name: 'counts lines of spaces, tabs or ideographic spaces as blank',
    targetChars: 100,
    blocks: ['a\n \t \n', 'b\n\u3000\u3000\n', 'c\n'],
  },
  { name: 'leaves an unbroken run whole', targetChars: 1, blocks: ['x'.repeat(50)] },
  {
    name: 'knows a tag and seven marks from a heading, and a bare mark is one',
    targetChars: 100,
    blocks: ['#tag\n####### seven\n', '# ok\n', '#\n'],
  },
  {
    name: 'allows a heading up to three spaces, no fourth and no tab',
    targetChars: 100,
    blocks: ['   # yes\n    # no\n\t# no\nz\n', '   # y\n'],
  },
  {
    name: 'knows a rule from its near misses',
    targetChars: 100,
    blocks: ['a\n', '* * *\nb\n***x\n- - \n', '___\n'],
  },
  {
    name: 'takes an underline of equals signs as text and one of dashes as a rule',
    targetChars: 100,
    blocks: ['p\n===\nq\n', '---\nr\n'],
  },
  {
    name: 'takes the delimiter row of a table as text',
    targetChars: 20,
    blocks: ['| a | b |\n|---|---|\n', '| 1 | 2 |\n'],
  },
  { name: 'ends a line at a lone CR', targetChars: 100, blocks: ['a\r\r', 'b\n'] },
  { name: 'passes a lone surrogate through', targetChars: 100, blocks: ['a\ud800\nb\n'] },
  { name: 'needs no final line end', targetChars: 100, blocks: ['a\n\n', 'b'] },
  { name: 'makes no block of an empty text', targetChars: 100, blocks: [] },
  {
    name: 'splits a report with sections',
    targetChars: 40,
    blocks: [
      '# Overview\n\n',
      'line of text\nline of text\nline of text\n',
      'line of text\nline of text\n\n',
      '## Detail\nmore text\nmore text\nmore text\n',
      'more text\nmore text\nmore text\n',
    ],
  },
  {
    name: 'takes a rule of spaced marks with mixed padding',
    targetChars: 100,
    blocks: ['a\n', ' - \t-  -\t\n', '**\t*\n', '_ _ _ _\nb'],
  },
  { name: 'mixes no marks in a rule', targetChars: 100, blocks: ['-*-\n--\n__ *\n'] },
  {
    name: 'closes a fence only with the same mark, as long, and nothing behind',
    targetChars: 100,
    blocks: ['````\n# no\n```\n~~~~\n````x\n    ````\n# no\n   ````` \t\n', '# yes\n'],
  },
  {
    name: 'opens no fence with a backtick in its info text',
    targetChars: 100,
    blocks: ['``` a`b\n', '# yes\n'],
  },
  {
    name: 'opens a fence of tildes with backticks in its info text',
    targetChars: 100,
    blocks: ['~~~ a`b\n# no\n~~~\n', '# yes\n'],
  },
  {
    name: 'opens no fence of two marks, behind four spaces or behind a tab',
    targetChars: 100,
    blocks: ['``\n~~\n    ```\n\t```\n', '# yes\n'],
  },
  { name: 'looks into no list and no quote', targetChars: 100, blocks: ['- ```\n> ~~~\n', '# yes\n'] },
  {
    name: 'ignores a byte order mark only at the very start',
    targetChars: 100,
    blocks: ['a\n\ufeff# no\n\ufeff```\n', '# yes\n'],
  },
  {
    name: 'takes a byte order mark for white space as far behind a cut as the cut is behind the start',
    targetChars: 100,
    blocks: ['abc\ndef\n\ufeff\n', 'x\n'],
  },
  { name: 'ignores a byte order mark before spaces', targetChars: 100, blocks: ['\ufeff   ~~~\n# no\n'] },
  {
    name: 'gives a long first line with a byte order mark one block',
    targetChars: 3,
    blocks: ['\ufeffabc\n', 'd\n'],
  },
  { name: 'takes a byte order mark alone as a blank line', targetChars: 100, blocks: ['\ufeff\n \n', 'a'] },
  { name: 'keeps blank lines at the start as a block', targetChars: 100, blocks: ['\n \t\n', 'a\n'] },
  {
    name: 'starts no block at a blank line before a heading',
    targetChars: 100,
    blocks: ['a\n\n', '# b\n\n', 'c'],
  },
  {
    name: 'gives a blank line that does not fit a block, which ends at once',
    targetChars: 4,
    blocks: ['abc\n', '  \n', 'a\n'],
  },
  {
    name: 'ends no line at U+2028, U+2029, U+0085, VT or FF',
    targetChars: 100,
    blocks: ['a\u2028# b\u2029# c\u0085# d\u000b# e\f# f'],
  },
  {
    name: 'counts every white space of trim as blank',
    targetChars: 100,
    blocks: ['a\n\u000b\f\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\n', 'b'],
  },
  {
    name: 'takes U+0085, U+180E and U+200B as text',
    targetChars: 100,
    blocks: ['a\n\u0085\n\u180e\n\u200b\nb'],
  },
  {
    name: 'takes a heading with a tab, and one that ends at a lone CR',
    targetChars: 100,
    blocks: ['##\ta\n', '#\rb\n', '#\r'],
  },
  {
    name: 'takes no heading with another white space behind its marks',
    targetChars: 100,
    blocks: ['a\n#\u00a0b\n#\u3000c\n#\u000bd'],
  },
  { name: 'keeps NULs', targetChars: 100, blocks: ['\u0000\n\u0000\n\n', '\u0000'] },
  { name: 'takes each CR as an empty line', targetChars: 100, blocks: ['\r\r\r\n', 'a\r', '# b\r'] },
  { name: 'takes LF CR as two line ends', targetChars: 100, blocks: ['a\n\r', 'b'] },
];
