import type { ContextMessage } from '@jangts/types';
import fc from 'fast-check';

const content: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('', ' ', '\n', '\n\n', '"quoted"', '{{name}}', '{"a":[1,"é"]}', '东京 🗼', '\ud83d', '\0'),
);

const message = (role: ContextMessage['role']): fc.Arbitrary<ContextMessage> =>
  fc.record({ role: fc.constant(role), content });

/** Messages in any order. */
export const anyMessages: fc.Arbitrary<ContextMessage[]> = fc.array(
  fc.oneof(message('system'), message('user')),
);

/** Messages that every client can express: system first, then at least one user message with text. */
export const orderedMessages: fc.Arbitrary<ContextMessage[]> = fc
  .tuple(fc.array(message('system')), fc.array(message('user')))
  .map(([system, user]) => system.concat(user, { role: 'user', content: 'Go.' }));
