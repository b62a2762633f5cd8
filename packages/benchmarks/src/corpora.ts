// Real text: what the installed packages bring along, in a fixed order, repeated up to the size asked for.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../node_modules/.pnpm', import.meta.url));

/** Texts of up to some millions of characters, by kind. */
export interface Corpora {
  readonly 'Markdown, Latin-1': string;
  readonly 'Markdown, mixed Unicode': string;
  readonly 'Markdown, Chinese': string;
  readonly 'Markdown, CRLF': string;
  readonly 'plain text': string;
}

const isLatin1 = (text: string): boolean => !/[^\0-\u00ff]/.test(text);
const chinesePackages = ['tdesign-miniprogram', 'vditor'];

function isChinese(path: string): boolean {
  return chinesePackages.some(name => path.includes(`/${name}/`));
}

/** Reads them all. */
export function readCorpora(): Corpora {
  const markdown = readFiles(/\.(?:md|markdown)$/i, installed);
  const chinese = markdown.filter(([path]) => isChinese(path)).map(([, text]) => text);
  const western = markdown.filter(([path]) => !isChinese(path)).map(([, text]) => text);
  const latin1 = western.filter(isLatin1).join('\n');
  return {
    'Markdown, Latin-1': latin1,
    'Markdown, mixed Unicode': western.filter(text => !isLatin1(text)).join('\n'),
    'Markdown, Chinese': chinese.join('\n'),
    'Markdown, CRLF': latin1.replaceAll('\n', '\r\n'),
    'plain text': readFiles(/(?:\.txt|\/licen[cs]e)$/i, installed)
      .map(([, text]) => text)
      .join('\n'),
  };
}

/** The text repeated and cut to a size, as one flat string of the narrowest kind that holds it. */
export function grow(text: string, chars: number): string {
  const long = text.repeat(Math.ceil(chars / text.length)).slice(0, chars);
  const encoding = isLatin1(long) ? 'latin1' : 'utf16le';
  return Buffer.from(long, encoding).toString(encoding);
}

/** Texts that are hard on a splitter. */
export const adversarialTexts: Readonly<Record<string, (chars: number) => string>> = {
  'headings only': chars => grow('# h\n', chars),
  'one line': chars => grow('x', chars),
  'empty lines': chars => grow('\n', chars),
  'two letters a line': chars => grow('ab\n', chars),
  'CR only': chars => grow('\r', chars),
  'CRs before a far LF': chars => grow(`${'\r'.repeat(9999)}\n`, chars),
  'dashes, no rule': chars => grow(`${'-'.repeat(999)}x\n`, chars),
};

function readFiles(name: RegExp, folder: string): [path: string, text: string][] {
  const seen = new Set<string>();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => name.test(path))
    .toSorted()
    .map(path => join(folder, path))
    .filter(path => statSync(path).isFile() && statSync(path).size > 2000)
    .map((path): [string, string] => [path, readFileSync(path, 'utf8').replaceAll('\r\n', '\n')])
    .filter(([, text]) => !seen.has(text) && seen.add(text));
}
