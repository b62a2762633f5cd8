import type { TextBlock } from '@jangts/types';
import fc from 'fast-check';
import { splitTextBlocks } from '../split-text-blocks.js';
import { arbitraryTarget, arbitraryText } from './arbitrary-text.js';
import { asBlocks } from './as-blocks.js';

/** Blocks as the splitter makes them. */
const arbitrarySplit: fc.Arbitrary<TextBlock[]> = fc
  .tuple(arbitraryText, arbitraryTarget)
  .map(([text, targetChars]) => splitTextBlocks(text, { targetChars }));

/** Blocks that end anywhere, some of them empty. */
const arbitraryCuts: fc.Arbitrary<TextBlock[]> = fc
  .tuple(arbitraryText, fc.array(fc.nat(400), { maxLength: 20 }))
  .map(([text, cuts]) => {
    const ends = [...cuts.map(cut => cut % (text.length + 1)), text.length].toSorted((a, b) => a - b);
    return asBlocks(ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)));
  });

/** Neighbouring blocks of one text, from anywhere in it. */
export const arbitraryBlocks: fc.Arbitrary<TextBlock[]> = fc
  .tuple(fc.oneof(arbitrarySplit, arbitrarySplit, arbitraryCuts), fc.constantFrom(0, 0, 0, 1, 5))
  .map(([blocks, skipped]) => blocks.slice(skipped));
