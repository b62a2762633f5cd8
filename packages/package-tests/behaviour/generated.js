import { generateCandidate, generateFragments } from './generate-fragments.js';
import { generatePieces, generateText } from './generate-text.js';
import { generateValue } from './generate-value.js';
import { expectThat, outcome, show } from './outcome.js';

// Each of these makes one input from random numbers, feeds it to the packages and adds every result to the digest.
// What must always hold is checked on the way: two engines that agree could still both be wrong.

export async function textBlocks(library, random, digest, failures) {
  const { splitTextBlocks, streamTextBlocks, packTextBlocks, outlineTextBlocks, cutTextBlock } = library;
  const text = generateText(random, 24);
  const targetChars = random.between(1, 90);
  const blocks = splitTextBlocks(text, { targetChars });
  digest.add(show(blocks));
  expectThat(joined(blocks) === text, 'blocks joined are the text', failures);

  const streamed = [];
  for await (const block of streamTextBlocks(generatePieces(random, text), { targetChars }))
    streamed.push(block);
  expectThat(show(streamed) === show(blocks), 'a stream gives the same blocks', failures);

  const packed = packTextBlocks(blocks, { targetChars: targetChars * 3 });
  digest.add(show(packed));
  expectThat(joined(packed) === text, 'packed blocks joined are the text', failures);
  digest.add(show(outlineTextBlocks(packed)));
  for (const block of packed) {
    const parts = cutTextBlock(block, { maxChars: random.between(2, 30) });
    digest.add(show(parts));
    expectThat(joined(parts) === block.text, 'parts joined are the block', failures);
  }
}

export function projection(library, random, digest, failures) {
  const { defineContentProjection, defineTreeProjection, projectContinuousExcerpt } = library;
  const value = generateValue(random, 4);
  const maxChars = random.below(400);
  const render = random.oneIn(3) ? { render: copy => `<${JSON.stringify(copy)}>` } : {};
  const ladder = { counts: [5, 2, 1], lengths: [40, 9, 0], fallback: () => '-' };
  const { project, explain } = defineContentProjection({ ...ladder, ...render });
  const projected = outcome(() => project({ value, maxChars }));
  digest.add(projected);
  digest.add(outcome(() => explain({ value, maxChars })));
  if (!projected.startsWith('throws')) {
    const { text } = JSON.parse(projected);
    expectThat(text.length <= maxChars || text === '-', 'a projection fits or is the fallback', failures);
  }

  const body = generateText(random, 12);
  digest.add(
    outcome(() => projectContinuousExcerpt(body, maxChars, length => show({ text: body.slice(0, length) }))),
  );

  const tree = defineTreeProjection({
    maxDepth: random.below(5),
    omit: (node, context, { key }) => node === context || key === 'note',
    visitRecord(record, _, { depth }) {
      delete record.title;
      record.depth = depth;
    },
  });
  digest.add(outcome(() => tree.visit(value, null)));
}

export function context(library, random, digest, failures) {
  const { assembleContextPlan, assembleFragments, snapshotFragments } = library;
  const fragments = generateFragments(random, random.below(9));
  const maxInputChars = random.oneIn(20) ? random.pick([0, 1.5, '9']) : random.between(2, 4000);
  const assembled = outcome(() => assembleFragments(fragments, maxInputChars));
  digest.add(assembled);
  digest.add(outcome(() => snapshotFragments(fragments)));
  if (
    fragments.length > 0 &&
    fragments.every(fragment => typeof fragment === 'object' && fragment !== null)
  ) {
    const mutableFragmentIds = fragments.map(({ id }) => id).filter(() => random.oneIn(2));
    if (random.oneIn(25)) mutableFragmentIds.push('nowhere', 'nowhere');
    const plan = { fragments: generateCandidate(random, fragments), originalFragments: fragments };
    digest.add(outcome(() => assembleContextPlan({ ...plan, mutableFragmentIds, maxInputChars })));
  }
  if (assembled.startsWith('throws')) return;
  const input = JSON.parse(assembled);
  expectThat(
    input.inputChars === show(input.messages).length,
    'inputChars is the size of the messages',
    failures,
  );
  expectThat(input.inputChars <= maxInputChars, 'an input is within its budget', failures);
  adapters(library, input, digest);
  if (random.oneIn(10)) inspect(library, input, digest);
}

function adapters(library, input, digest) {
  for (const [name, adapt] of Object.entries(library.Adapters)) {
    digest.add(`${name} ${outcome(() => adapt(input.messages))}`);
  }
}

function inspect(library, input, digest) {
  digest.add(outcome(() => library.renderInputText(input, { width: 72 })));
  digest.add(outcome(() => library.renderInputHTML(input, { title: 'An input' })));
}

const joined = blocks => blocks.map(block => block.text).join('');
