import type {
  AuditedContextInput,
  ContextInput,
  InspectHTMLOptions,
  InspectTextOptions,
} from '@jangts/types';
import { expectTypeOf, test } from 'vitest';
import {
  Inspect,
  renderBlocksHTML,
  renderInputHTML,
  renderInputText,
  renderProjectionHTML,
  type TextBlock,
} from './index.js';

test('takes what the other kits return and gives text', () => {
  expectTypeOf(renderInputText).toBeCallableWith({} as ContextInput, {} as InspectTextOptions);
  expectTypeOf(renderInputText).toBeCallableWith({} as AuditedContextInput);
  expectTypeOf(renderInputHTML).toBeCallableWith({} as ContextInput, {} as InspectHTMLOptions);
  expectTypeOf(renderInputHTML).toBeCallableWith({} as AuditedContextInput);
  expectTypeOf(renderBlocksHTML).toBeCallableWith([] as readonly TextBlock[], { title: undefined });
  expectTypeOf(renderProjectionHTML).returns.toEqualTypeOf<string>();
  expectTypeOf(Inspect.renderInputText).toEqualTypeOf(renderInputText);
  // A pipe has no columns.
  expectTypeOf(renderInputText).toBeCallableWith({} as ContextInput, { width: undefined, color: true });
  // @ts-expect-error A width is a number.
  expectTypeOf(renderInputText).toBeCallableWith({} as ContextInput, { width: '80' });
});
