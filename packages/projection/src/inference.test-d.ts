import { expectTypeOf } from 'vitest';
import {
  defineContentProjection,
  defineTreeProjection,
  projectContinuousExcerpt,
  Projection,
  type ContentProjection,
  type ContinuousExcerpt,
  type TreeLocation,
} from './index.js';

interface Order {
  readonly id: number;
  readonly lines: readonly string[];
}

const ladder = { counts: [10, 3, 1], lengths: [200, 80, 20] };
declare const order: Order;

// In each documented form.
const native = defineContentProjection({ ...ladder, render: JSON.stringify, fallback: () => '{}' });
native.project({ value: order, maxChars: 120 });
native.project({ value: { anything: [1] }, maxChars: 120 });

const arrow = Projection.defineContentProjection({
  ...ladder,
  render: value => JSON.stringify(value),
  fallback: () => '{}',
});
expectTypeOf(arrow).toEqualTypeOf<ContentProjection<unknown>>();
arrow.project({ value: order, maxChars: 120 });

const plain = defineContentProjection({ counts: [1] as const, lengths: [], fallback: () => '{}' });
expectTypeOf(plain).toEqualTypeOf<ContentProjection<unknown>>();

const typed = defineContentProjection({
  ...ladder,
  render: (value: Order) => value.lines.join(),
  fallback: value => `order ${value.id}`,
});
expectTypeOf(typed).toEqualTypeOf<ContentProjection<Order>>();
typed.project({ value: order, maxChars: 120 });
// @ts-expect-error no order
typed.project({ value: { id: 1 }, maxChars: 120 });
// @ts-expect-error a renderer gives text
defineContentProjection({ ...ladder, render: () => 1, fallback: () => '{}' });
// @ts-expect-error no fallback
defineContentProjection(ladder);

expectTypeOf(typed.project({ value: order, maxChars: 1 })).toEqualTypeOf<{
  readonly text: string;
  readonly truncated: boolean;
}>();
const { step } = typed.explain({ value: order, maxChars: 1 });
if (step.kind === 'reduced') expectTypeOf(step.count).toBeNumber();
// @ts-expect-error only reduced copies have a count
if (step.kind === 'fallback') expectTypeOf(step.count).toBeNumber();

const body = 'body';
expectTypeOf(projectContinuousExcerpt(body, 3, length => body.slice(0, length))).toEqualTypeOf<
  ContinuousExcerpt | undefined
>();

const tree = defineTreeProjection({
  maxDepth: 4,
  visitRecord(record) {
    delete record.privateNote;
    expectTypeOf(record).toEqualTypeOf<Record<string, unknown>>();
  },
});
expectTypeOf(tree.visit(order, undefined)).toBeUnknown();

const withContext = defineTreeProjection({
  omit: (value, context: { hidden: string[] }, { key }) =>
    typeof key === 'string' && context.hidden.includes(key) && value !== null,
  visitRecord(_, context, location) {
    expectTypeOf(context).toEqualTypeOf<{ hidden: string[] }>();
    expectTypeOf(location).toEqualTypeOf<TreeLocation>();
  },
});
withContext.visit(order, { hidden: [] });
// @ts-expect-error the context is missing
withContext.visit(order, undefined);
