import { expect, test } from 'vitest';
import { defineContentProjection, defineTreeProjection } from './index.js';

const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };

// Node has it from version 21 on, and version 20 by the flag that vitest.config.ts sets.
test.skipIf(rawJSON === undefined)('text that JSON.rawJSON marked', () => {
  const digits = '12345678901234567890123';
  const value = { digits: rawJSON!(digits), text: rawJSON!('"abcdefgh"') };
  for (const render of [undefined, (copy: unknown) => JSON.stringify(copy)]) {
    const { project } = defineContentProjection({ counts: [2], lengths: [5], render, fallback: () => '{}' });
    const whole = `{"digits":${digits},"text":"abcdefgh"}`;
    expect(project({ value, maxChars: whole.length }).text).toBe(whole);
    const copy = { digits: Number(digits), text: 'abcde' };
    expect(project({ value, maxChars: whole.length - 1 }).text).toBe(JSON.stringify(copy));
    // A copy is what JSON.parse gives, and that reads this as infinite.
    expect(project({ value: rawJSON!('1e1000'), maxChars: 5 }).text).toBe('null');
    let deep: unknown = rawJSON!(digits);
    for (let depth = 0; depth < 100; depth++) deep = [deep];
    const chars = digits.length + 200;
    expect(project({ value: deep, maxChars: chars }).text).toHaveLength(chars);
    expect(project({ value: deep, maxChars: chars - 1 }).text).toHaveLength(
      String(Number(digits)).length + 200,
    );
  }
  expect(JSON.stringify(defineTreeProjection({}).visit([value.digits], undefined))).toBe(`[${digits}]`);
});
