import { isApiFailure } from '@wallabee/contract/protocol/client';

const RETRIES = 2;
const FIRST_DELAY_MS = 500;

/** A server that failed or could not be reached may answer the next attempt; a refusal is final. */
export function shouldRetry(failures: number, failure: unknown): boolean {
  return failures < RETRIES && isApiFailure(failure) && (failure.status === 0 || failure.status >= 500);
}

export function retryDelay(failures: number): number {
  return FIRST_DELAY_MS * 2 ** failures;
}
