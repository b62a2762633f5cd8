import type { TextBlock, TextBlockSource } from '@jangts/types';
import { describe, expect, test, vi } from 'vitest';
import { splitTextBlocks } from './split-text-blocks.js';
import { streamTextBlocks } from './stream-text-blocks.js';

const text = '# A\r\n\r\nfirst line\nsecond line\n\n---\n```\n# no\n```\n\u{1f600} last';
const options = { targetChars: 16 };
const expected = splitTextBlocks(text, options);

async function collect(source: TextBlockSource, targetChars = 16): Promise<TextBlock[]> {
  const blocks: TextBlock[] = [];
  for await (const block of streamTextBlocks(source, { targetChars })) blocks.push(block);
  return blocks;
}

/** Pieces that come one by one; an error among them is thrown. */
async function* arriving(pieces: readonly (string | Error)[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    if (typeof piece !== 'string') throw piece;
    yield piece;
  }
}

/** A source that writes down what happens to it. */
function watchedSource(pieces: readonly unknown[], kind: 'asyncIterator' | 'iterator') {
  const log: string[] = [];
  let index = 0;
  const iterator = {
    next() {
      log.push('next');
      return { done: index >= pieces.length, value: pieces[index++] };
    },
    return() {
      log.push('return');
      return { done: true, value: undefined };
    },
  };
  return { log, source: { [Symbol[kind]]: () => iterator } as unknown as TextBlockSource };
}

/** A web stream that writes down how it is ended. */
function watchedStream(pieces: readonly string[]) {
  const log: unknown[] = [];
  let index = 0;
  const source = new ReadableStream<string>(
    {
      pull(controller) {
        log.push('pull');
        if (index < pieces.length) controller.enqueue(pieces[index++]!);
        else controller.close();
      },
      cancel() {
        log.push('cancel');
      },
    },
    { highWaterMark: 0 },
  );
  return { log, source };
}

describe('sources', () => {
  test('a string is one piece', async () => {
    expect(await collect(text)).toStrictEqual(expected);
    expect(await collect('')).toStrictEqual([]);
    const iterate = vi.spyOn(String.prototype, Symbol.iterator);
    await collect(text);
    expect(iterate).not.toHaveBeenCalled();
    iterate.mockRestore();
  });

  test('an iterable, with empty pieces and of code units', async () => {
    expect(await collect(['', text.slice(0, 7), '', text.slice(7), ''])).toStrictEqual(expected);
    expect(await collect(text.split(/(?=i)/).flatMap(piece => ['', piece]))).toStrictEqual(expected);
    expect(await collect(text.split(''))).toStrictEqual(expected);
    expect(await collect(new Set([text]))).toStrictEqual(expected);
    expect(await collect([])).toStrictEqual([]);
  });

  test('an async iterable', async () => {
    expect(await collect(arriving(text.split('')))).toStrictEqual(expected);
  });

  test('a web stream, which is given back at its end', async () => {
    const { source, log } = watchedStream(text.split(/(?=l)/));
    expect(await collect(source)).toStrictEqual(expected);
    expect(log).not.toContain('cancel');
    expect(source.locked).toBe(false);
  });

  test('anything with getReader, whatever else it is', async () => {
    const { source } = watchedStream([text]);
    const readable = { getReader: () => source.getReader(), [Symbol.iterator]: () => [][Symbol.iterator]() };
    expect(await collect(readable)).toStrictEqual(expected);
  });

  // The line may still be of the open block: its CR may be half of a CR LF, or it fills the block to the brim.
  test.each(['x\r', 'xxxxxxxx'])(
    'pieces of no characters, for which nothing is looked at again: %j',
    async line => {
      const looksOf = async (empty: number) => {
        const looks = [vi.spyOn(String.prototype, 'lastIndexOf'), vi.spyOn(String.prototype, 'charCodeAt')];
        const pieces = ['y\n', line, ...Array.from({ length: empty }, () => '')];
        const blocks: TextBlock[] = [];
        for await (const block of streamTextBlocks(pieces, { targetChars: 10 })) blocks.push(block);
        const counts = looks.map(look => look.mock.calls.length);
        for (const look of looks) look.mockRestore();
        expect(blocks.map(({ text }) => text)).toEqual([`y\n${line}`]);
        return counts;
      };
      expect(await looksOf(100)).toEqual(await looksOf(0));
    },
  );

  test('a long piece', async () => {
    const long = text.repeat(5000);
    expect(await collect(long)).toStrictEqual(splitTextBlocks(long, options));
  });

  test.each([2 ** 14, 2 ** 15, 2 ** 16])('pieces of %i characters', async size => {
    const line = 'x'.repeat(size);
    const whole = `${line}${line}\n`;
    expect(await collect([line, line, '\n'])).toStrictEqual(splitTextBlocks(whole, options));
  });
});

describe('pulling', () => {
  test('takes no piece before it is asked for a block, and none too many', async () => {
    const { source, log } = watchedSource(['a\n\n', 'b', '\n\nc', 'd'], 'asyncIterator');
    const blocks = streamTextBlocks(source, options);
    expect(log).toEqual([]);
    await blocks.next();
    expect(log).toEqual(['next', 'next']);
    await blocks.next();
    expect(log).toEqual(['next', 'next', 'next']);
  });

  test('asked for several blocks at once, gives them in order', async () => {
    const blocks = streamTextBlocks(['a\n\n', 'b\n\n', 'c'], options);
    const steps = await Promise.all([blocks.next(), blocks.next(), blocks.next(), blocks.next()]);
    expect(steps.map(step => step.value?.number)).toEqual([1, 2, 3, undefined]);
  });
});

describe('asked and ended at once', () => {
  test('gives what was asked for before, and nothing after', async () => {
    const { source, log } = watchedSource(['a\n\nb\n\nc\n\nd', 'e'], 'asyncIterator');
    const blocks = streamTextBlocks(source, options);
    const steps = [blocks.next(), blocks.next(), blocks.return('end'), blocks.next()];
    expect(await Promise.all(steps)).toMatchObject([
      { done: false, value: { number: 1 } },
      { done: false, value: { number: 2 } },
      { done: true, value: 'end' },
      { done: true, value: undefined },
    ]);
    expect(log).toEqual(['next', 'return']);
  });

  test('keeps the order when blocks are there already', async () => {
    const blocks = streamTextBlocks(['a\n\nb\n\nc\n\nd'], options);
    await blocks.next();
    const numbers: unknown[] = [];
    const note = ({ value }: IteratorResult<TextBlock>) => numbers.push(value?.number);
    const ahead = [blocks.next(), blocks.next(), blocks.next(), blocks.next()].map(step => step.then(note));
    await Promise.all(ahead);
    expect(numbers).toEqual([2, 3, 4, undefined]);
  });

  test('keeps the order when more is asked for while steps are under way', async () => {
    const blocks = streamTextBlocks(['a\n\nb\n\nc\n\nd\n\ne'], options);
    const steps = [blocks.next(), blocks.next(), blocks.next()];
    await steps[0];
    steps.push(blocks.next());
    await steps[1];
    steps.push(blocks.next());
    expect((await Promise.all(steps)).map(({ value }) => (value as TextBlock).number)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  test.each([1, 2, 3])(
    'keeps the order when %i steps were asked for and more come at every turn',
    async ahead => {
      const letters = 'a\n\nb\n\nc\n\nd\n\ne\n\nf\n\ng\n\nh\n\n';
      const blocks = streamTextBlocks([letters, letters], options);
      const steps = Array.from({ length: ahead }, () => blocks.next());
      for (let turn = 0; turn < 30; turn++) {
        await undefined;
        steps.push(blocks.next());
      }
      const numbers = (await Promise.all(steps)).map(({ value }) => (value as TextBlock | undefined)?.number);
      const all = Array.from({ length: 16 }, (_, index) => index + 1);
      expect(numbers.slice(0, 17)).toEqual([...all, undefined]);
    },
  );

  test('gives blocks that are there already without another step of its own', async () => {
    const blocks = streamTextBlocks(['a\n\nb\n\nc\n\nd'], options);
    await blocks.next();
    const order: string[] = [];
    const step = blocks.next().then(() => order.push('block'));
    const turn = Promise.resolve().then(() => order.push('turn'));
    await Promise.all([step, turn]);
    expect(order).toEqual(['block', 'turn']);
  });

  test('throws in what is thrown in, and drops what was ready', async () => {
    const { source, log } = watchedSource(['a\n\nb\n\nc'], 'asyncIterator');
    const blocks = streamTextBlocks(source, options);
    await blocks.next();
    await expect(blocks.throw(new Error('enough'))).rejects.toThrow('enough');
    expect(await blocks.next()).toEqual({ done: true, value: undefined });
    expect(log).toEqual(['next', 'return']);
  });

  test('is its own iterator and an async generator in all else', () => {
    const blocks = streamTextBlocks([], options);
    expect(blocks[Symbol.asyncIterator]()).toBe(blocks);
    expect(Object.prototype.toString.call(blocks)).toBe('[object AsyncGenerator]');
  });
});

describe.each(['asyncIterator', 'iterator'] as const)('an %s', kind => {
  test('is closed once when the loop is left early', async () => {
    const { source, log } = watchedSource(['a\n\n', 'b\n\n', 'c\n\n', 'd'], kind);
    for await (const block of streamTextBlocks(source, options)) {
      expect(block.text).toBe('a\n\n');
      break;
    }
    expect(log).toEqual(['next', 'next', 'return']);
  });

  test('is closed once when the blocks are ended before the first step', async () => {
    const { source, log } = watchedSource(['a'], kind);
    const blocks = streamTextBlocks(source, options);
    expect(await blocks.return(undefined)).toEqual({ done: true, value: undefined });
    expect(await blocks.next()).toEqual({ done: true, value: undefined });
    expect(log).toEqual(['return']);
  });

  test('is closed when an error is thrown in before the first step', async () => {
    const { source, log } = watchedSource(['a'], kind);
    await expect(streamTextBlocks(source, options).throw(new Error('enough'))).rejects.toThrow('enough');
    expect(log).toEqual(['return']);
  });

  test('is not closed when it ends by itself', async () => {
    const { source, log } = watchedSource(['a'], kind);
    expect(await collect(source)).toHaveLength(1);
    expect(log).toEqual(['next', 'next']);
  });

  test('is closed when a piece is no string', async () => {
    const { source, log } = watchedSource(['a', '', new Uint8Array(1)], kind);
    const error = new TypeError('source[2]: expected a string, got object');
    await expect(collect(source)).rejects.toThrow(error);
    expect(log).toEqual(['next', 'next', 'next', 'return']);
  });

  test('need not be closable', async () => {
    const iterator = ['a\n\n', 'b'][Symbol.iterator]();
    const source = { [Symbol[kind]]: () => ({ next: () => iterator.next() }) } as unknown as TextBlockSource;
    await streamTextBlocks(source, options).return(undefined);
    expect(await collect(source)).toHaveLength(2);
  });
});

describe('a web stream', () => {
  test('is cancelled and given back when the loop is left early', async () => {
    const { source, log } = watchedStream(['a\n\n', 'b\n\n', 'c\n\n', 'd']);
    for await (const block of streamTextBlocks(source, options)) if (block.number === 1) break;
    expect(log).toEqual(['pull', 'pull', 'cancel']);
    expect(source.locked).toBe(false);
  });

  test('is cancelled and given back when the blocks are ended before the first step', async () => {
    const { source, log } = watchedStream(['a']);
    await streamTextBlocks(source, options).return(undefined);
    expect(log).toEqual(['cancel']);
    expect(source.locked).toBe(false);
  });

  test('is given back when it fails', async () => {
    const source = new ReadableStream<string>({ pull: controller => controller.error(new Error('lost')) });
    await expect(collect(source)).rejects.toThrow('lost');
    expect(source.locked).toBe(false);
  });

  test('is given back when cancelling fails', async () => {
    const source = new ReadableStream<string>({
      cancel() {
        throw new Error('stuck');
      },
    });
    await expect(streamTextBlocks(source, options).return(undefined)).rejects.toThrow('stuck');
    expect(source.locked).toBe(false);
  });

  test('that is locked is refused at the call', () => {
    const { source } = watchedStream(['a']);
    source.getReader();
    expect(() => streamTextBlocks(source, options)).toThrow(TypeError);
  });
});

describe('errors of a source', () => {
  test('leave it to itself: what failed needs no closing', async () => {
    const log: string[] = [];
    const iterator = {
      next: () => Promise.reject(new Error('lost')),
      return: () => log.push('return'),
    };
    const source = { [Symbol.asyncIterator]: () => iterator } as unknown as TextBlockSource;
    await expect(collect(source)).rejects.toThrow('lost');
    expect(log).toEqual([]);
  });

  test('pass through behind the blocks that were complete', async () => {
    const blocks = streamTextBlocks(arriving(['a\n\n# b', '\n', new Error('lost')]), options);
    expect(await blocks.next()).toMatchObject({ value: { text: 'a\n\n' } });
    await expect(blocks.next()).rejects.toThrow('lost');
    expect(await blocks.next()).toEqual({ done: true, value: undefined });
  });
});

describe('wrong arguments throw at the call', () => {
  const stream = streamTextBlocks as (...values: unknown[]) => unknown;

  test.each([
    undefined,
    null,
    1,
    true,
    {},
    { getReader: 1 },
    { getReader: () => ({}) },
    { getReader: () => null },
    { [Symbol.iterator]: 5 },
    { [Symbol.asyncIterator]: 'x' },
    { [Symbol.iterator]: () => 5 },
    { [Symbol.asyncIterator]: () => ({ next: 1 }) },
  ])('no source: %o', source => {
    expect(() => stream(source, options)).toThrow(TypeError);
    expect(() => stream(source, options)).toThrow(
      /^source: expected an iterable or stream of strings, got (undefined|null|number|boolean|object)$/,
    );
  });

  test('no target', () => {
    const { source, log } = watchedStream(['a']);
    expect(() => stream(source)).toThrow(TypeError);
    expect(() => stream(source, { targetChars: '1' })).toThrow(TypeError);
    expect(() => stream(source, { targetChars: 0 })).toThrow(RangeError);
    expect(source.locked).toBe(false);
    expect(log).toEqual([]);
  });
});
