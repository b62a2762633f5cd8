import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('prints what output.txt says', async () => {
  const main = fileURLToPath(new URL('../src/main.js', import.meta.url));
  const output = execFileSync(process.execPath, [main], { encoding: 'utf8' });
  await expect(output).toMatchFileSnapshot('../output.txt');
});
