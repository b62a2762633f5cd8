// A JavaScript user with `checkJs`: types by JSDoc, values by import.
import { assembleFragments } from '@jangts/context';
import { Projection } from '@jangts/projection';
import { TextBlocks } from '@jangts/text-blocks';

/** @typedef {import('@jangts/agent-core').ContextFragment} ContextFragment */
/** @typedef {import('@jangts/text-blocks').TextBlock} TextBlock */

/** @type {TextBlock[]} */
const blocks = TextBlocks.split('# Title\n', { targetChars: 1000 });

/** @type {ContextFragment[]} */
const fragments = blocks.map(({ number, text }) => ({
  id: `block-${number}`,
  sourceId: 'handbook',
  trust: 'tool',
  lifetime: 'turn',
  maxChars: 2000,
  role: 'user',
  value: text,
}));

/** @type {import('@jangts/agent-core/structs').ContextMessage[]} */
export const messages = assembleFragments(fragments, 4000).messages;

const { project } = Projection.defineContentProjection({ counts: [1], lengths: [9], fallback: () => '' });
export const length = project({ value: messages, maxChars: 100 }).text.length.toFixed();

// @ts-expect-error: blocks have no title.
export const title = blocks.map(block => block.title);
