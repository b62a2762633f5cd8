import { TextBlocks } from '@jangts/text-blocks';

/** What is indexed: a stretch of one document, with the headings that it stands under. */
export interface Piece {
  readonly section: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Size that pieces are filled up to. No piece is longer, whatever the document is like. */
const PIECE_CHARS = 1000;

/** The pieces of a document: full ones that begin at headings, keep paragraphs whole and know their section. */
export function cutDocument(text: string): Piece[] {
  const blocks = TextBlocks.split(text, { targetChars: PIECE_CHARS });
  const packed = TextBlocks.pack(blocks, { targetChars: PIECE_CHARS });
  const outline = TextBlocks.outline(packed);
  return packed.flatMap((block, index) => {
    const section = outline[index]!.path.map(heading => heading.title).join(' › ');
    return TextBlocks.cut(block, { maxChars: PIECE_CHARS }).map(({ start, end, text }) => ({
      section,
      start,
      end,
      text,
    }));
  });
}
