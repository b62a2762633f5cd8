// A TypeScript user: every documented form, as the documents show it. Compiled by every supported TypeScript, never run.
import {
  assembleContextPlan,
  assembleFragments,
  ContextError,
  snapshotFragments,
  type AuditedContextInput,
  type ContextFragment,
  type ContextIssue,
} from '@jangts/agent-core/context';
import { Adapters, Inspect, Projection, TextBlocks, type TextBlock } from '@jangts/agent-core/kits';
import type { ContextFragment as InStructs } from '@jangts/agent-core/structs';
import { splitTextBlocks, type ContextFragment as InTypes } from '@jangts/agent-core/types';
import { streamTextBlocks } from '@jangts/text-blocks';

interface Order {
  id: number;
  lines: { sku: string; count: number }[];
}

const blocks: TextBlock[] = TextBlocks.split('# Title\n\nText\n', { targetChars: 1000 });
const packed: TextBlock[] = TextBlocks.pack(blocks, { targetChars: 2000 });
const titles: string[] = TextBlocks.outline(packed).flatMap(({ path }) => path.map(heading => heading.title));
const parts: TextBlock[] = splitTextBlocks('text', { targetChars: 9 }).flatMap(block =>
  TextBlocks.cut(block, { maxChars: 2 }),
);
export async function collect(source: AsyncIterable<string>): Promise<TextBlock[]> {
  const found: TextBlock[] = [];
  for await (const block of streamTextBlocks(source, { targetChars: 1000 })) found.push(block);
  for await (const block of TextBlocks.stream(['a', 'b'], { targetChars: 1000 })) found.push(block);
  return found;
}

const ladder = { counts: [10, 3, 1], lengths: [200, 80, 20], fallback: () => '{}' };
export const texts: string[] = [
  Projection.defineContentProjection({ ...ladder, render: JSON.stringify }),
  Projection.defineContentProjection({ ...ladder, render: value => JSON.stringify(value) }),
  Projection.defineContentProjection(ladder),
].map(({ project }) => project({ value: { a: 1 }, maxChars: 100 }).text);
const orders = Projection.defineContentProjection({
  counts: [3],
  lengths: [20],
  render: (order: Order) => `${order.id}: ${order.lines.length}`,
  fallback: order => String(order.id),
});
const explained = orders.explain({ value: { id: 1, lines: [] }, maxChars: 100 });
if (explained.step.kind === 'reduced') explained.step.attempt.toFixed();
const omitted: number | undefined = explained.omitted?.entries;
const excerpt: string | undefined = Projection.projectContinuousExcerpt(
  'body',
  80,
  length => `${length}`,
)?.text;
const tree: unknown = Projection.defineTreeProjection<{ secret: string }>({
  omit: (_, context, { key }) => key === context.secret,
  visitRecord(record, _context, { depth }) {
    delete record['internal'];
    record['depth'] = depth;
  },
}).visit({}, { secret: 'token' });

const fragment: InTypes = {
  id: 'question',
  sourceId: 'chat',
  trust: 'user',
  lifetime: 'turn',
  maxChars: 500,
  role: 'user',
  value: { text: 'Why?', tree },
};
const structural: InStructs = fragment;
const fragments: ContextFragment[] = [structural];
const originalFragments = snapshotFragments(fragments);
export function assemble(): AuditedContextInput | readonly ContextIssue[] {
  try {
    assembleFragments(fragments, 4000).messages.push({ role: 'user', content: 'mine to change' });
    return assembleContextPlan({ fragments, originalFragments, mutableFragmentIds: [], maxInputChars: 4000 });
  } catch (error) {
    if (!ContextError.isInstance(error)) throw error;
    return error.issues;
  }
}

const input = assembleFragments(fragments, 4000);
export const shown: string[] = [
  Inspect.renderInputText(input, { width: 80 }),
  Inspect.renderInputHTML(input, { title: 'Input' }),
  Inspect.renderBlocksHTML(parts),
  Inspect.renderProjectionHTML(explained),
  JSON.stringify(Adapters.toOpenAIChat(input.messages, { systemRole: 'developer' })),
  JSON.stringify(Adapters.toAnthropic(input.messages)),
  `${titles.length} ${omitted} ${excerpt}`,
];

// @ts-expect-error: trust is one of five words.
export const wrong: ContextFragment = { ...fragment, trust: 'root' };
// @ts-expect-error: a target is needed.
TextBlocks.split('text', {});
