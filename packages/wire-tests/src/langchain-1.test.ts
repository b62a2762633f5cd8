import { toLangChain } from '@jangts/adapters/langchain';
import type { ContextMessage } from '@jangts/types';
import type { BaseMessage, BaseMessageLike } from '@langchain/core/messages';
import { ChatPromptTemplate } from '@langchain/core/prompts';
import { FakeListChatModel } from '@langchain/core/utils/testing';
import { describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';
import { oneOf } from './one-of.js';
import { type Arrival, wireTests } from './wire-tests.js';

/** LangChain's own fake model, which also keeps what it was given. */
class RecordingModel extends FakeListChatModel {
  given: BaseMessage[] = [];

  override async _generate(...args: Parameters<FakeListChatModel['_generate']>) {
    this.given = args[0];
    // oxlint-disable-next-line no-underscore-dangle -- LangChain's own name
    return super._generate(...args);
  }

  override async *_streamResponseChunks(...args: Parameters<FakeListChatModel['_streamResponseChunks']>) {
    this.given = args[0];
    // oxlint-disable-next-line no-underscore-dangle -- LangChain's own name
    yield* super._streamResponseChunks(...args);
  }

  arrival(): Arrival {
    return {
      bytes: JSON.stringify(this.given),
      texts: this.given.map(message => ({
        privileged: oneOf(message.getType(), 'system', 'human') === 'system',
        text: message.content as string,
      })),
    };
  }
}

wireTests('@langchain/core 1, invoke', async messages => {
  const model = new RecordingModel({ responses: ['Noon is fine.'] });
  await model.invoke(toLangChain(messages));
  return model.arrival();
});

wireTests('@langchain/core 1, stream', async messages => {
  const model = new RecordingModel({ responses: ['Noon is fine.'] });
  for await (const chunk of await model.stream(toLangChain(messages))) void chunk;
  return model.arrival();
});

describe('@langchain/core 1, the plain array', () => {
  test('does not type-check, but arrives', async () => {
    const plain: ContextMessage[] = [...conversation];
    // @ts-expect-error an interface is not assignable to an open record
    const refused: BaseMessageLike[] = plain;
    const model = new RecordingModel({ responses: ['Noon is fine.'] });
    await model.invoke(refused);
    expect(model.arrival().texts.map(({ text }) => text)).toEqual(conversation.map(({ content }) => content));
  });

  test('a prompt template reads the braces of JSON text as its own, whatever the list is made by', async () => {
    await expect(async () => {
      await ChatPromptTemplate.fromMessages(toLangChain(conversation)).formatMessages({});
    }).rejects.toThrow('template');
  });
});
