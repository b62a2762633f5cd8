// Plain JavaScript: the types come through JSDoc, and `tsc` checks this file with them.
import { assembleFragments } from '@jangts/agent-core/context';
import { splitTextBlocks } from '@jangts/agent-core/kits/text-blocks';

/** @typedef {import('@jangts/agent-core/context').ContextFragment} ContextFragment */

const recipe = '# Dough\n\nFlour, water, salt.\n\n# Oven\n\n二百二十度,二十分钟。\n';

/** @type {ContextFragment[]} */
const fragments = splitTextBlocks(recipe, { targetChars: 40 }).map(block => ({
  id: `recipe:${block.start}-${block.end}`,
  sourceId: 'bakery/book',
  trust: 'tool',
  lifetime: 'session',
  maxChars: 100,
  role: 'user',
  value: block.text,
}));

/**
 * @param {string} text
 * @returns {ContextFragment}
 */
const question = text => ({
  id: 'question',
  sourceId: 'bakery/chat',
  trust: 'user',
  lifetime: 'turn',
  maxChars: 200,
  role: 'user',
  value: text,
});

const input = assembleFragments([...fragments, question('烤箱要多热?')], 1000);
for (const { role, content } of input.messages) console.log(role, JSON.stringify(content));
console.log(`${input.inputChars} of ${input.maxInputChars} characters`);
