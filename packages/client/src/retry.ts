import type { ApiFailure } from './failure.ts';

export interface RetryOptions {
  /** How often a call is made at most; 4 unless set, 1 for no retry. */
  attempts?: number;
  /** The longest pause; a call that has to wait longer fails. 60 unless set. */
  mostSeconds?: number;
}

interface Tried {
  failure: ApiFailure;
  /** How often the call was made. */
  times: number;
  /** Between 0 and 1. */
  random: number;
}

/** How many milliseconds to wait before a safe call is made again, or null for not again. */
export function delayBeforeRetry({ failure, times, random }: Tried, retry: RetryOptions = {}): number | null {
  const { attempts = 4, mostSeconds = 60 } = retry;
  if (times >= attempts || !isTemporary(failure)) return null;
  const { retryAfter } = failure;
  if (retryAfter === undefined) return backoff(times, random, mostSeconds * 1000);
  // Programs that were refused together would come back together.
  return retryAfter > mostSeconds ? null : retryAfter * 1000 + random * 250;
}

/** Doubles each time; half of it is random, so that programs do not come back together. */
export function backoff(times: number, random: number, most: number): number {
  const full = Math.min(most, 500 * 2 ** (times - 1));
  return full / 2 + (random * full) / 2;
}

const TEMPORARY = [0, 429, 502, 503, 504];

export function isTemporary({ status, reason }: ApiFailure): boolean {
  return TEMPORARY.includes(status) || reason === 'idempotency_key_under_way';
}
