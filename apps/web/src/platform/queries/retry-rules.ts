import { isApiFailure } from '@wallabee/contract/protocol/client';

const RETRIES = 2;
const FIRST_DELAY_MS = 500;

/** A server that could not be reached or failed may answer the next attempt; one that refused will not. */
export function shouldRetry(failures: number, failure: unknown): boolean {
  return failures < RETRIES && isApiFailure(failure) && (failure.status === 0 || failure.status >= 500);
}

export function retryDelay(failures: number): number {
  return FIRST_DELAY_MS * 2 ** failures;
}
