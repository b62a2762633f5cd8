import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { STYLE, STYLE_SOURCE } from './style.js';

test('the policy names the style sheet by its hash', () => {
  expect(STYLE_SOURCE).toBe(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);
});

test('the style sheet loads nothing', () => {
  expect(STYLE).not.toMatch(/@import|@font-face|https?:|data:|<\/|\\/);
});
