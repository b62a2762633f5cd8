import { performance } from 'node:perf_hooks';
import type { ContextFragment } from '@jangts/context';
import { AIMessage, type BaseMessage, HumanMessage, trimMessages } from '@langchain/core/messages';
import {
  type BasePromptElementProps,
  type ITokenizer,
  OutputMode,
  PromptElement,
  renderPrompt,
  UserMessage,
} from '@vscode/prompt-tsx';
import { median } from './measure.js';

/** A contender that may be asynchronous, as the peers are. */
export interface AsyncContender {
  readonly name: string;
  readonly run: () => unknown;
}

/** Median milliseconds per run, interleaved. */
export async function measureAsync(
  contenders: readonly AsyncContender[],
  rounds: number,
): Promise<Map<string, number>> {
  const samples = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = -2; round < rounds; round++) {
    for (const { name, run } of contenders) {
      globalThis.gc?.();
      const start = performance.now();
      await run();
      // The first two rounds warm up.
      if (round >= 0) samples.get(name)!.push(performance.now() - start);
    }
  }
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}

const textOf = ({ value }: ContextFragment) => (typeof value === 'string' ? value : JSON.stringify(value));

function characterCount(messages: readonly BaseMessage[]): number {
  let chars = 0;
  for (const { content } of messages) chars += (content as string).length;
  return chars;
}

/** LangChain's `trimMessages` down to a number of characters, newest kept. */
export function langchainTrim(
  fragments: readonly ContextFragment[],
  maxChars: number,
): () => Promise<BaseMessage[]> {
  const messages = fragments.map((fragment, index) =>
    index % 2 ? new AIMessage(textOf(fragment)) : new HumanMessage(textOf(fragment)),
  );
  return () =>
    trimMessages(messages, { maxTokens: maxChars, tokenCounter: characterCount, strategy: 'last' });
}

interface PromptProps extends BasePromptElementProps {
  readonly texts: readonly string[];
}

class Prompt extends PromptElement<PromptProps> {
  override render(): never {
    const { texts } = this.props;
    const pieces = texts.map((text, index) => vscpp(UserMessage, { priority: index }, text));
    return vscpp(vscppf, null, ...pieces) as never;
  }
}

const characters: ITokenizer<OutputMode.OpenAI> = {
  mode: OutputMode.OpenAI,
  tokenLength: part => ('text' in part ? part.text.length : 0),
  countMessageTokens: message => (message.content as string).length,
};

/** prompt-tsx where everything fits: one user message per fragment, counted in characters. */
export function promptTsx(fragments: readonly ContextFragment[]): () => Promise<unknown> {
  const texts = fragments.map(textOf);
  return () => renderPrompt(Prompt, { texts }, { modelMaxPromptTokens: Number.MAX_SAFE_INTEGER }, characters);
}
