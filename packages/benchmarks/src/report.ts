import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Where results are written, relative to the repository. */
const root = new URL('../../../', import.meta.url);

/** One table: its heading, column names and rows. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A figure for people: short, without false precision. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  if (value >= 10) return value.toFixed(0);
  return value >= 1 ? value.toFixed(1) : value.toFixed(2);
}

/** When, on what and with which versions the figures came about. */
export function provenance(versions: Readonly<Record<string, string>>): string {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `Measured on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${model.trim()} (${cpus().length} cores). ${list.join(', ')}.`;
}

/** The version of an installed package. */
export function versionOf(name: string): string {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Markdown of one table. */
export function markdownTable({ title, columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    `**${title}**`,
    '',
    line(columns),
    line(columns.map((_, index) => (index ? '--:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

/** Writes `results/<name>.md`, and the same text between the markers of a kit's READMEs. */
export function publish(
  name: string,
  tables: readonly Table[],
  note: string,
  { kit = name, marker = 'bench' }: { readonly kit?: string; readonly marker?: string } = {},
): void {
  const text = [...tables.map(markdownTable), note].join('\n\n');
  mkdirSync(new URL('packages/benchmarks/results/', root), { recursive: true });
  writeFileSync(new URL(`packages/benchmarks/results/${name}.md`, root), `# ${name}\n\n${text}\n`);
  const between = new RegExp(`(<!-- ${marker}:start -->)[^]*?(<!-- ${marker}:end -->)`);
  for (const readme of ['README.md', 'README.zh-CN.md']) {
    const path = new URL(`packages/${kit}/${readme}`, root);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(between, (_, start: string, end: string) => `${start}\n\n${text}\n\n${end}`);
    if (after === before && !before.includes(text))
      throw new Error(`${kit}/${readme} has no ${marker} markers`);
    writeFileSync(path, after);
  }
}

/** Writes `results/<name>.svg`. */
export function publishChart(name: string, svg: string): void {
  writeFileSync(new URL(`packages/benchmarks/results/${name}.svg`, root), svg);
}
