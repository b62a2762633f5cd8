// `pnpm bench [--quick] [kit …]`: without names, every kit.
import { quick, thorough } from './measure.js';

const kits = ['text-blocks', 'pack', 'projection', 'context'];
const names = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const isQuick = process.argv.includes('--quick');
for (const kit of names.length > 0 ? names : kits) {
  if (!kits.includes(kit)) throw new Error(`unknown kit; there are ${kits.join(', ')}`);
  const { bench } = (await import(`./${kit}.ts`)) as {
    bench: (options: typeof quick, isQuick: boolean) => Promise<void>;
  };
  await bench(isQuick ? quick : thorough, isQuick);
}
