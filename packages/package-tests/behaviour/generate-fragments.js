import { generateText } from './generate-text.js';
import { generateValue } from './generate-value.js';

const trusts = ['system', 'developer', 'user', 'model', 'tool'];
const lifetimes = ['call', 'turn', 'session', 'static'];

/** Fragments that are mostly right, and wrong in every way that the contract names. */
export function generateFragments(random, count) {
  return Array.from({ length: count }, (_, index) => generateFragment(random, index));
}

function generateFragment(random, index) {
  const trust = random.pick(trusts);
  const fragment = {
    id: `f${index}`,
    sourceId: random.pick(['rules', 'chat', 'search', 'memory']),
    trust,
    lifetime: random.pick(lifetimes),
    maxChars: random.between(40, 4000),
    role: trust === 'system' || trust === 'developer' ? random.pick(['system', 'user']) : 'user',
    value: random.oneIn(4)
      ? generateValue(random, 2)
      : generateText(random, 3).replace(/[\ud800-\udfff]/g, ''),
  };
  if (fragment.role === 'system' && typeof fragment.value !== 'string') fragment.role = 'user';
  return random.oneIn(12) ? spoil(random, fragment) : fragment;
}

function spoil(random, fragment) {
  return random.pick([
    () => ({ ...fragment, id: random.pick(['A', '', '1', 'a b', 'f0', 7]) }),
    () => ({ ...fragment, sourceId: random.pick(['', 3, null]) }),
    () => ({ ...fragment, trust: 'root' }),
    () => ({ ...fragment, lifetime: 'forever' }),
    () => ({ ...fragment, maxChars: random.pick([0, -1, 1.5, '9', 3]) }),
    () => ({ ...fragment, role: random.pick(['system', 'assistant']) }),
    () => ({ ...fragment, value: random.pick([null, 5, [], '\ud800', { big: 1n }]) }),
    () => random.pick([null, 'text', undefined]),
  ])();
}

/** What a compressor may make of the originals: rewritten, removed, added, moved, relabelled. */
export function generateCandidate(random, originals) {
  const candidate = [];
  for (const fragment of originals) {
    const fate = random.below(14);
    if (fate === 0) continue;
    if (fate === 1) candidate.push({ ...fragment, value: 'shorter' });
    else if (fate === 2) candidate.push({ ...fragment, sourceId: 'other', lifetime: 'call' });
    else if (fate === 3) candidate.unshift(fragment);
    else candidate.push(fragment);
  }
  if (random.oneIn(15)) candidate.push({ ...originals[0], id: 'added' });
  return candidate;
}
