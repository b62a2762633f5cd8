import type * as root from '@jangts/agent-core';
import type * as context from '@jangts/agent-core/context';
import type * as structs from '@jangts/agent-core/structs';
import type * as support from '@jangts/agent-core/support';
import type * as supportContext from '@jangts/agent-core/support/context';
import type * as types from '@jangts/agent-core/types';
import { Projection } from '@jangts/agent-core/kits/projection';
import { TextBlocks, type TextBlock } from '@jangts/agent-core/kits/text-blocks';
import { expectTypeOf, test } from 'vitest';

test('ContextFragment is one type by all six paths', () => {
  expectTypeOf<context.ContextFragment>().toEqualTypeOf<root.ContextFragment>();
  expectTypeOf<structs.ContextFragment>().toEqualTypeOf<root.ContextFragment>();
  expectTypeOf<support.ContextFragment>().toEqualTypeOf<root.ContextFragment>();
  expectTypeOf<supportContext.ContextFragment>().toEqualTypeOf<root.ContextFragment>();
  expectTypeOf<types.ContextFragment>().toEqualTypeOf<root.ContextFragment>();
});

test('the documented forms infer', () => {
  const ladder = { counts: [4, 2], lengths: [60, 20], fallback: () => '[]' };
  Projection.defineContentProjection({ ...ladder, render: JSON.stringify });
  Projection.defineContentProjection({ ...ladder, render: value => JSON.stringify(value) });
  const tree = Projection.defineTreeProjection({
    maxDepth: 3,
    visitRecord(record) {
      delete record.internalRating;
    },
  });
  const shown = tree.visit(structuredClone({ stops: [{ name: '东门', internalRating: 2 }] }), undefined);
  const compact = Projection.defineContentProjection({ ...ladder, render: JSON.stringify });
  expectTypeOf(compact.project({ value: shown, maxChars: 90 }).text).toBeString();
  expectTypeOf(TextBlocks.split('# a', { targetChars: 9 })).toEqualTypeOf<TextBlock[]>();
});
