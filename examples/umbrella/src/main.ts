// The umbrella brings every kit; each documented path can be imported alone.
import { assembleContextPlan, snapshotFragments } from '@jangts/agent-core/context';
import { Projection, TextBlocks } from '@jangts/agent-core/kits';
import type { ContextFragment } from '@jangts/agent-core/types';

const minutes = '# Minutes\n\nThe kiln is fired on Friday.\n\n# Costs\n\nGas went up by a tenth.\n';
const orders = {
  open: Array.from({ length: 30 }, (_, index) => ({ order: index, glaze: '青瓷', pieces: index * 2 })),
};

const ordersText = Projection.defineContentProjection({
  counts: [10, 2],
  lengths: [40],
  fallback: () => '{}',
}).project({ value: orders, maxChars: 120 }).text;

const fragment = (
  id: string,
  trust: ContextFragment['trust'],
  value: string,
  role: ContextFragment['role'] = 'user',
): ContextFragment => ({ id, sourceId: 'pottery', trust, lifetime: 'turn', maxChars: 400, role, value });

const originalFragments = snapshotFragments([
  fragment('rules', 'developer', 'Answer in one sentence.', 'system'),
  ...TextBlocks.split(minutes, { targetChars: 60 }).map(block =>
    fragment(`minutes:${block.number}`, 'tool', block.text),
  ),
  fragment('orders', 'tool', ordersText),
  fragment('question', 'user', 'When is the kiln fired?'),
]);

// The App's own compression: whatever does not mention the kiln goes.
const mutableFragmentIds = originalFragments.filter(({ trust }) => trust === 'tool').map(({ id }) => id);
const input = assembleContextPlan({
  fragments: originalFragments.filter(
    ({ trust, value }) => trust !== 'tool' || String(value).includes('kiln'),
  ),
  originalFragments,
  mutableFragmentIds,
  maxInputChars: 300,
});
console.log(input.messages);
console.log(input.changes.map(({ id, kind, charsBefore }) => `${id} ${kind} (${charsBefore})`));
console.log(`${input.inputChars} of ${input.maxInputChars}`);
