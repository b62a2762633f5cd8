import { expectTypeOf, test } from 'vitest';
import {
  cutTextBlock,
  outlineTextBlocks,
  packTextBlocks,
  splitTextBlocks,
  streamTextBlocks,
  TextBlocks,
  type TextBlock,
  type TextBlockHeading,
  type TextBlockOutline,
  type TextBlockSource,
} from './index.js';

test('splitting', () => {
  const blocks = TextBlocks.split('# Notes\n', { targetChars: 40 });
  expectTypeOf(blocks).toEqualTypeOf<TextBlock[]>();
  expectTypeOf(splitTextBlocks).toEqualTypeOf(TextBlocks.split);

  // Pages by blocks: the range that was read is the blocks' own.
  const page = (offset: number, limit: number): { blocks: TextBlock[]; nextOffset?: number } => ({
    blocks: blocks.slice(offset, offset + limit),
    ...(offset + limit < blocks.length && { nextOffset: offset + limit }),
  });
  expectTypeOf(page(0, 2).blocks[0]).toEqualTypeOf<TextBlock | undefined>();

  // @ts-expect-error a number is no text
  splitTextBlocks(1, { targetChars: 1 });
  // @ts-expect-error the target is not optional
  splitTextBlocks('', {});
  // @ts-expect-error blocks are read-only
  if (blocks[0]) blocks[0].start = 1;
});

test('streaming', () => {
  expectTypeOf(streamTextBlocks).toEqualTypeOf(TextBlocks.stream);
  expectTypeOf(streamTextBlocks('', { targetChars: 1 })).toEqualTypeOf<AsyncGenerator<TextBlock>>();
  expectTypeOf<ReadableStream<string>>().toExtend<TextBlockSource>();
  expectTypeOf<AsyncGenerator<string>>().toExtend<TextBlockSource>();
  expectTypeOf<Set<string>>().toExtend<TextBlockSource>();
  expectTypeOf<ReadableStream<Uint8Array>>().not.toExtend<TextBlockSource>();
  // @ts-expect-error pieces are strings
  streamTextBlocks([1], { targetChars: 1 });
});

test('indexing and paging', () => {
  const blocks = splitTextBlocks('# Notes\n', { targetChars: 40 });
  const packed = packTextBlocks(blocks, { targetChars: 400 });
  expectTypeOf(packed).toEqualTypeOf<TextBlock[]>();
  expectTypeOf(cutTextBlock(packed[0]!, { maxChars: 2 })).toEqualTypeOf<TextBlock[]>();
  const outline = outlineTextBlocks(packed);
  expectTypeOf(outline).toEqualTypeOf<TextBlockOutline[]>();
  expectTypeOf(outline[0]!.path).toEqualTypeOf<readonly TextBlockHeading[]>();
  expectTypeOf(outline[0]!.path[0]!).toEqualTypeOf<TextBlockHeading>();
  expectTypeOf<keyof TextBlockHeading>().toEqualTypeOf<'level' | 'title' | 'start'>();
  expectTypeOf(TextBlocks.pack).toEqualTypeOf(packTextBlocks);
  expectTypeOf(TextBlocks.outline).toEqualTypeOf(outlineTextBlocks);
  expectTypeOf(TextBlocks.cut).toEqualTypeOf(cutTextBlock);

  // What was split may be frozen.
  packTextBlocks(Object.freeze(blocks), { targetChars: 1 });
  // @ts-expect-error texts are no blocks
  packTextBlocks(['# Notes\n'], { targetChars: 1 });
  // @ts-expect-error a block is cut to a most, not to a target
  cutTextBlock(packed[0]!, { targetChars: 2 });
  // @ts-expect-error one block at a time
  cutTextBlock(packed, { maxChars: 2 });
});
