import * as adapters from '../adapters.js';

/** What one statement of an example gave, and what the comment below it says. */
export interface ExampleResult {
  readonly given: unknown;
  readonly said: unknown;
}

/**
 * Runs an example. A paragraph that ends in comment lines is an expression with its result; any other one is
 * run for what it declares.
 */
export function runExample(code: string): ExampleResult[] {
  const paragraphs = code
    .replace(/^import .*\n/gm, '')
    .trim()
    .split(/\n{2,}/);
  const script = paragraphs.map(paragraph => {
    const lines = paragraph.split('\n');
    const firstComment = lines.findIndex(line => line.startsWith('//'));
    if (firstComment < 0) return paragraph;
    const expression = lines.slice(0, firstComment).join('\n').replace(/;$/, '');
    const comment = lines
      .slice(firstComment)
      .map(line => line.slice(2))
      .join('\n')
      .trim();
    const said = /^\w*Error: /.test(comment) ? JSON.stringify(comment) : `(${comment})`;
    return `results.push({ given: attempt(() => (${expression})), said: ${said} });`;
  });
  const names = Object.keys(adapters);
  // oxlint-disable-next-line no-new-func -- the code is this package's own documentation
  const run = new Function(...names, 'attempt', `const results = []; ${script.join('\n')}; return results;`);
  return run(...Object.values(adapters), attempt) as ExampleResult[];
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
}
