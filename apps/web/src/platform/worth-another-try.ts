import { isApiFailure } from '@wallabee/contract/protocol/client';

export const RETRIES = 2;
export const FIRST_RETRY_MS = 500;

/** The server that could not be reached or had a bad moment may answer next time; one that refused will not. */
export function isWorthAnotherTry(failure: unknown): boolean {
  return isApiFailure(failure) && (failure.status === 0 || failure.status >= 500);
}
