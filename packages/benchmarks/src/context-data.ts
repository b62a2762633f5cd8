import type { ContextFragment } from '@jangts/context';

/** What share of the fragments are records: none, every other one, all. */
export const mixes = { 'text only': 0, 'half records': 0.5, 'records only': 1 } as const;

const words =
  'the service answers slowly since noon, see "status" and the log:\n| name | value |\n- restart it first\n' +
  'const limit = options["limit"] ?? 20; 服务 状态 怎样 配置 说明 — naïve café résumé 🙂 🚀 then write a report of what was found and who asked for it';
const vocabulary = words.split(' ');
const ascii = vocabulary.filter(word => !/[^\n -~]/.test(word));

/** Numbers that are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state % below;
  };
}

/** `count` fragments of about 300 characters each; texts are half ASCII, half mixed. */
export function makeFragments(count: number, records: number, seed = 7): ContextFragment[] {
  const random = randomFrom(seed);
  const text = (chars: number, from: readonly string[]) => {
    let made = '';
    while (made.length < chars) made += `${from[random(from.length)]} `;
    // One flat string, as it comes from a file or the network, and not a tree of pieces.
    return JSON.parse(JSON.stringify(made)) as string;
  };
  const record = () => ({
    id: random(1e6),
    title: text(24, ascii),
    tags: [text(6, ascii), text(8, vocabulary)],
    owner: { name: text(12, ascii), active: random(2) === 1, score: random(1000) / 7 },
    amounts: [random(1e5) / 100, random(1e5) / 100, random(100)],
    updated: '2026-01-31T12:00:00Z',
    note: text(110, random(2) ? ascii : vocabulary),
  });
  return Array.from({ length: count }, (_, index): ContextFragment => {
    const isRecord = Math.floor((index + 1) * records) > Math.floor(index * records);
    return {
      id: `doc:${index}`,
      sourceId: `source-${index % 13}`,
      trust: index % 5 ? 'tool' : 'user',
      lifetime: 'turn',
      maxChars: 5000,
      role: 'user',
      value: isRecord ? record() : text(300, random(2) ? ascii : vocabulary),
    };
  });
}

function isRewritten(index: number): boolean {
  return index % 10 === 3;
}

/** The candidate of a compression that rewrote every tenth fragment, and the ids of those. */
export function rewriteTenth(originals: readonly ContextFragment[]): {
  fragments: ContextFragment[];
  mutableFragmentIds: string[];
} {
  const fragments = originals.map((fragment, index) => {
    if (!isRewritten(index)) return fragment;
    const { value } = fragment;
    const shorter =
      typeof value === 'string'
        ? value.slice(0, 100).replace(/[\ud800-\udbff]$/, '')
        : { ...value, note: undefined };
    return Object.assign({}, fragment, { value: shorter });
  });
  return {
    fragments,
    mutableFragmentIds: originals.filter((_, index) => isRewritten(index)).map(({ id }) => id),
  };
}
