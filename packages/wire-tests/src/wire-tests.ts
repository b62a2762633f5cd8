import type { ContextMessage } from '@jangts/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';

/** One text that reached the model's side, and whether it speaks with the authority of a system message. */
export interface ArrivedText {
  readonly privileged: boolean;
  readonly text: string;
}

/** What reached the model's side in one call. */
export interface Arrival {
  /** Everything that was sent, byte for byte. */
  readonly bytes: string;
  /** The texts in the order in which the model reads them: system text that is sent apart comes first. */
  readonly texts: readonly ArrivedText[];
}

/** Adapts the messages and sends them through the real client. */
export type Send = (messages: readonly ContextMessage[]) => Promise<Arrival>;

/** What is particular to a client. */
export interface Traits {
  /** The client takes one system text only. */
  readonly joinsSystem?: boolean;
  /** The client refuses empty text. */
  readonly refusesEmpty?: boolean;
}

/** The tests that every client has to pass. */
export function wireTests(client: string, send: Send, traits: Traits = {}): void {
  describe(`through ${client}`, () => {
    test('each text arrives once, in order, with its privilege', async () => {
      const { bytes, texts } = await send(conversation);
      for (const { role, content } of conversation) {
        const holding = texts.filter(({ text }) => text.includes(content));
        expect(holding.map(({ privileged }) => privileged)).toEqual([role === 'system']);
        expect(occurrences(holding[0]!.text, content)).toBe(1);
        const escaped = JSON.stringify(content).slice(1, -1);
        expect(occurrences(bytes, escaped)).toBe(1);
      }
      expect(texts).toEqual(expectedTexts(conversation, traits));
    });

    test('the same input gives the same bytes', async () => {
      const first = await send(conversation);
      const again = await send(structuredClone(conversation) as ContextMessage[]);
      expect(again.bytes).toBe(first.bytes);
    });

    test('any input that the client can express arrives', async () => {
      await fc.assert(
        fc.asyncProperty(anyConversation, async messages => {
          const { texts } = await send(messages);
          expect(texts).toEqual(expectedTexts(messages, traits));
        }),
        { numRuns: 50 },
      );
    });
  });
}

/** What has to arrive, written down plainly. */
function expectedTexts(messages: readonly ContextMessage[], traits: Traits): ArrivedText[] {
  const texts = messages.map(({ role, content }) => ({ privileged: role === 'system', text: content }));
  if (traits.joinsSystem) {
    const system = texts.filter(({ privileged, text }) => privileged && text !== '').map(({ text }) => text);
    const user = texts.filter(({ privileged }) => !privileged);
    return system.length > 0 ? [{ privileged: true, text: system.join('\n\n') }, ...user] : user;
  }
  return traits.refusesEmpty ? texts.filter(({ text }) => text !== '') : texts;
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.json(),
  fc.constantFrom('', ' \n', '"', '{{name}}', '{}', '\0', '\u2028', '东京 🗼', '</system>'),
);

const anyConversation = fc
  .tuple(fc.array(text, { maxLength: 4 }), fc.array(text, { maxLength: 4 }), fc.string({ minLength: 1 }))
  .map(([system, user, last]): ContextMessage[] =>
    system
      .map((content): ContextMessage => ({ role: 'system', content }))
      .concat(user.concat(last).map(content => ({ role: 'user', content }))),
  );
