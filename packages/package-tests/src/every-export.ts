import { declarationsOf } from './declarations.js';
import { run } from './run.js';

/** Which names each path has at run time. */
export async function valuesOf(
  folder: string,
  specifiers: readonly string[],
): Promise<Map<string, string[]>> {
  const script = `
    const found = [];
    for (const path of ${JSON.stringify(specifiers)}) found.push([path, Object.keys(await import(path))]);
    console.log(JSON.stringify(found));`;
  const found = JSON.parse(await run(process.execPath, ['--input-type=module', '-e', script], folder));
  return new Map(found as [string, string[]][]);
}

/** Writes a consumer that uses every export of every path, as a value and as a type. */
export async function everyExport(folder: string, specifiers: readonly string[]): Promise<string> {
  const values = await valuesOf(folder, specifiers);
  const lines: string[] = [];
  for (const [index, [specifier, declared]] of [...declarationsOf(folder, specifiers)].entries()) {
    lines.push(`import * as m${index} from '${specifier}';`);
    // What is there at run time must be usable as a value; a type that is not there must not be.
    const present = values.get(specifier)!;
    for (const name of present) lines.push(`void m${index}.${name};`);
    for (const { name, isType, isValue, typeParameters } of declared) {
      if (isValue && !present.includes(name))
        lines.push(`// @ts-expect-error: a type only`, `void m${index}.${name};`);
      if (!isType) continue;
      const filled =
        typeParameters > 0 ? `<${Array.from({ length: typeParameters }, () => 'any').join(', ')}>` : '';
      lines.push(`export type T${index}_${name} = m${index}.${name}${filled};`);
    }
  }
  return lines.join('\n');
}
