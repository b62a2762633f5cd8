import type { ContextFragment } from '@jangts/agent-core/types';
import { compactData, DATA_CHARS } from './project-data.js';

/** What the compression knows beside the fragments. */
export interface CompressionTask {
  readonly question: string;
  readonly data: unknown;
  /** Budget of the whole input, in JSON characters. */
  readonly budget: number;
}

/**
 * This application's own compression; Core has none. It makes the data shorter, then keeps the blocks that share
 * most words with the question, as many as the budget holds, in their order.
 */
export function compress(
  fragments: readonly ContextFragment[],
  mutableIds: readonly string[],
  { question, data, budget }: CompressionTask,
): ContextFragment[] {
  const mutable = new Set(mutableIds);
  const maxChars = Math.min(DATA_CHARS, Math.floor(budget / 6));
  const shortened = fragments.map(fragment =>
    fragment.id === 'data'
      ? { ...fragment, value: compactData.project({ value: data, maxChars }).text }
      : fragment,
  );

  let free = budget - 2;
  const optional: { fragment: ContextFragment; score: number }[] = [];
  const words = wordsOf(question);
  for (const fragment of shortened) {
    if (mutable.has(fragment.id) && fragment.id !== 'data') {
      optional.push({ fragment, score: relevance(String(fragment.value), words) });
    } else {
      free -= messageChars(fragment);
    }
  }

  const kept = new Set<ContextFragment>();
  for (const { fragment } of optional.toSorted((a, b) => b.score - a.score)) {
    const chars = messageChars(fragment);
    if (chars > free) continue;
    kept.add(fragment);
    free -= chars;
  }
  return shortened.filter(
    fragment => fragment.id === 'data' || !mutable.has(fragment.id) || kept.has(fragment),
  );
}

/** What a fragment adds to the JSON of the messages, its comma included. */
function messageChars({ role, value }: ContextFragment): number {
  return JSON.stringify({ role, content: value }).length + 1;
}

/** Words of three letters and more; of scripts without spaces, pairs of characters. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap(word =>
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)
      ? Array.from({ length: Math.max(word.length - 1, 1) }, (_, at) => word.slice(at, at + 2))
      : word.length >= 3
        ? [word]
        : [],
  );
}

function relevance(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  return words.filter(word => lower.includes(word)).length;
}
