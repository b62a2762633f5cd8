import type { ProjectionExplanation } from '@jangts/types';
import { expect, test } from 'vitest';
import { renderProjectionHTML } from './render-projection-html.js';
import { textsOf } from './testing/html.js';

const reduced: ProjectionExplanation = {
  text: '{"a":"<b>"}',
  truncated: true,
  chars: 11,
  maxChars: 20,
  withinBudget: true,
  step: { kind: 'reduced', count: 3, length: 80, attempt: 5 },
  omitted: { entries: 12, chars: 3400 },
};

test('shows what was kept and what was left out', () => {
  const html = renderProjectionHTML(reduced);
  expect(textsOf(html)).toEqual(['{"a":"<b>"}']);
  expect(html).toContain(
    '<p>11 of 20 characters · 55.0% used · 9 free\nKept: kind reduced, count 3, length 80, attempt 5\nLeft out: entries 12, chars 3400</p>',
  );
});

test('shows a fallback that is over the budget, of which it is not known what it left out', () => {
  const html = renderProjectionHTML({
    ...reduced,
    maxChars: 10,
    withinBudget: false,
    step: { kind: 'fallback', attempts: 9 },
    omitted: null,
  });
  expect(html).toContain(
    '11 of 10 characters · 110.0% used · 1 over\nKept: kind fallback, attempts 9\nLeft out: not known</p>',
  );
});

test('shows a whole value, and an empty text without a budget', () => {
  const whole = { ...reduced, step: { kind: 'whole' }, omitted: { entries: 0, chars: 0 } } as const;
  expect(renderProjectionHTML(whole)).toContain('Kept: kind whole\nLeft out: entries 0, chars 0</p>');
  expect(renderProjectionHTML({ ...whole, text: '', chars: 0, maxChars: 0 }, { title: 'x' })).toContain(
    '<h1>x</h1>\n<p>0 of 0 characters · 0.0% used · 0 free\n',
  );
});

test('what is hostile in the reasons is content as well', () => {
  const html = renderProjectionHTML({
    ...reduced,
    step: { kind: '<script>' } as never,
    omitted: { '<b>': '\0' } as never,
  });
  expect(html).not.toMatch(/<script|<b>|\0/);
});

test.each([
  ['explained', null],
  ['explained.text', { ...reduced, text: 1 }],
  ['explained.chars', { ...reduced, chars: '1' }],
  ['explained.step', { ...reduced, step: undefined }],
  ['explained.omitted', { ...reduced, omitted: 'nothing' }],
])('refuses a wrong %s', (name, explained) => {
  const call = (): string => renderProjectionHTML(explained as never);
  expect(call).toThrow(TypeError);
  expect(call).toThrow(`${name}: expected `);
});
