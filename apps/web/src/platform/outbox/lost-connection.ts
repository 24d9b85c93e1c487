import { ApiFailure, isApiFailure } from '@wallabee/contract/protocol/client';
import { isConnectionMessage } from '../api/connection-failure.ts';

/** Whether a call failed because no answer came. The server may still have done it. */
export function isConnectionLost(failure: unknown): boolean {
  if (!isApiFailure(failure) || failure.status !== 0) return false;
  const { reason = '' } = failure.problem;
  return reason === NO_ANSWER || isConnectionMessage(reason);
}

/** Fails as without a connection where the answer takes too long; a weak network may never give one. */
export async function withTimeout<Answer>(
  asked: Promise<Answer>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(noAnswer()), timeoutMs);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const ANSWER_TIMEOUT_MS = 20_000;

export function noAnswer(): ApiFailure {
  return new ApiFailure(0, {
    code: 'unavailable',
    error: 'The server could not be reached.',
    reason: NO_ANSWER,
  });
}

const NO_ANSWER = 'no_answer';
