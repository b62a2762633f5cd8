/** Blocks written as their texts, in the groups that they are to be packed into. */
export interface PackCase {
  readonly name: string;
  readonly targetChars: number;
  readonly packed: readonly (readonly string[])[];
}

/** What the packing rules say in small. Blocks are ten characters long where nothing else matters. */
export const packCases: readonly PackCase[] = [
  { name: 'makes nothing of nothing', targetChars: 10, packed: [] },
  { name: 'joins all that fits', targetChars: 30, packed: [['aaaaaaaaa\n', 'bbbbbbbbb\n', 'ccccccccc\n']] },
  {
    name: 'fills up to the target exactly',
    targetChars: 20,
    packed: [['aaaaaaaaa\n', 'bbbbbbbbb\n'], ['ccccccccc\n']],
  },
  {
    name: 'lets a block longer than the target stand alone',
    targetChars: 10,
    packed: [['a\n', 'b\n'], ['xxxxxxxxxxxxxxx\n'], ['c\n', 'd\n']],
  },
  {
    name: 'ends before the highest heading past half',
    targetChars: 40,
    packed: [
      ['aaaaaaaaa\n', 'bbbbbbbbb\n'],
      ['# C\n', 'ddd\n\n', '## E\n', 'ffff\n'],
      ['ggggggggg\nhhhhhhhhhhh\n'],
    ],
  },
  {
    name: 'looks for no heading before half',
    targetChars: 40,
    packed: [['aaaaaaaa\n', '# B\n', 'ccccccccccccccccccccc\n'], ['ddddddddddddd\n']],
  },
  {
    name: 'ends exactly at half',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaa\n'], ['# B\n', 'ccccccccccc\n'], ['dddddddddddddddddddddddddddddd\n']],
  },
  {
    name: 'ends at the last of equal headings',
    targetChars: 40,
    packed: [
      ['aaaaaaaaaaaaaaaaaaa\n', '# B\nb\n'],
      ['# C\nc\n', 'ddddddddddddddddddddd\n'],
    ],
  },
  {
    name: 'takes a rule for want of a heading',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaa\n'], ['---\nb\n', 'ccc\n', 'ddddddddddddddddddddd\n']],
  },
  {
    name: 'prefers the lowest heading to a rule',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaa\n'], ['###### B\nb\n', '* * *\nc\n'], ['ddddddddddddddddddddd\n']],
  },
  {
    name: 'ends at the last boundary for want of anything better',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaa\n', 'bbbbbbbbb\n'], ['ccccccccccccccccccccc\n']],
  },
  {
    name: 'ends before the block that does not fit when that starts with the highest heading',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaa\n', '## B\nb\n'], ['# C\nccccccccccccccccccccc\n']],
  },
  {
    name: 'ends before the highest heading though it stands in front of a block longer than the target',
    targetChars: 20,
    packed: [['aaaaaaaaa\n'], ['# B\nb\n', 'c\n'], ['xxxxxxxxxxxxxxxxxxxxxxxxx\n']],
  },
  {
    name: 'takes a heading along with its text',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaaaaaaaaaaa\n'], ['# B\n\n', 'ccccccccccccc\n']],
  },
  {
    name: 'takes a heading along with its text where that ends a packed block before half',
    targetChars: 40,
    packed: [
      ['aaa\n', 'bbb\n'],
      ['# C\n\n', 'ddddddddddddddddddddddddddddddddd\n'],
    ],
  },
  {
    name: 'takes headings along that follow each other, blank blocks between them',
    targetChars: 40,
    packed: [['aaa\n\n'], ['# B\n', '\n\n', '## C\n', '\n', 'ddddddddddddddddddddddd\n']],
  },
  {
    name: 'leaves a heading behind when nothing earlier can help',
    targetChars: 20,
    packed: [['# A\n\n'], ['bbbbbbbbbbbbbbbbbbb\n']],
  },
  {
    name: 'ends at the best of headings without text when nothing earlier can help',
    targetChars: 10,
    packed: [['## A\n'], ['# B\n', '## C\n'], ['dddddddddddd']],
  },
  {
    name: 'does not hold a heading that stands earlier against blank blocks',
    targetChars: 5,
    packed: [['# AAAAAAAA\n'], ['\n\n', '\n\n'], ['# B\n']],
  },
  {
    name: 'finds no heading and no rule in a fence, be it opened blocks before',
    targetChars: 40,
    packed: [['```\naaaaaaaaaaaaaaa\n', '# b\n', '---\n', 'cc\n\n'], ['ddddddddddddd\n```\n']],
  },
  {
    name: 'finds headings and rules again behind a fence',
    targetChars: 40,
    packed: [
      ['~~~\naaaaaaaaaaaaaaa\n', '~~~\n'],
      ['---\n', 'ccccccccccccc\n'],
      ['ddddddddddddddddddddddddd\n'],
    ],
  },
  {
    name: 'takes what stands in a line for no heading, wherever the blocks part',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaaaaa ', '# b ', '--- '], ['ccccccccccccccccccccccccc\n']],
  },
  {
    name: 'knows a heading and a rule behind every line end',
    targetChars: 20,
    packed: [['aaaaaaaaa\r'], ['   # B\r\n', 'bbbb\r\n'], ['***\r', 'ccccccccccccc\r\n']],
  },
  {
    name: 'ignores a byte order mark before a heading',
    targetChars: 20,
    packed: [['\ufeff# A\n\n'], ['aaaaaaaaaaaaaaaaaa\n']],
  },
  {
    name: 'does not hold a heading against a block that ends within its indentation',
    targetChars: 4,
    packed: [[' '], ['  #'], [' \r\n']],
  },
  {
    name: 'does not hold a heading against a block that ends within its byte order mark',
    targetChars: 2,
    packed: [['\ufeff'], ['#', ' ']],
  },
  {
    name: 'knows the near misses of headings and rules',
    targetChars: 40,
    packed: [['aaaaaaaaaaaaaaaaaaa\n', '#b\n', '    # c\n', '--\n', '- -x\n'], ['dddddd\n']],
  },
  {
    name: 'does not take a rule for a heading that lacks its text',
    targetChars: 10,
    packed: [['a\n', '---\n'], ['bbbbbb\n']],
  },
  {
    name: 'knows the text of a heading at the very start',
    targetChars: 12,
    packed: [
      ['# a\n', 'bb\n'],
      ['---\n', 'dddd\n'],
    ],
  },
];
