import type { messageRefusal } from '@wallabee/contract/inbox/message-rules';
import { ProblemError } from '../../platform/problems.ts';

type Refusal = NonNullable<ReturnType<typeof messageRefusal>>;

export function messageRefused(reason: Refusal): ProblemError {
  const status = reason === 'to_oneself' ? 400 : 403;
  return new ProblemError(status, { code: 'refused', error: WORDS[reason], reason });
}

const WORDS = {
  to_oneself: 'You cannot write to yourself.',
  not_friends: 'You can only write to your friends.',
  account_closed: 'Nobody reads the messages of that account any more.',
} satisfies Record<Refusal, string>;
