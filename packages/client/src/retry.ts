import type { ApiFailure } from './failure.ts';

export interface RetryOptions {
  /** The highest number of attempts; 4 by default, 1 for no retry. */
  attempts?: number;
  /** The longest delay in seconds; a call whose Retry-After is longer fails. 60 by default. */
  maxDelaySeconds?: number;
}

interface Attempt {
  failure: ApiFailure;
  /** The attempts so far. */
  times: number;
  /** Between 0 and 1. */
  random: number;
}

/** Milliseconds to wait before a safe call is retried; null for no retry. */
export function delayBeforeRetry(
  { failure, times, random }: Attempt,
  retry: RetryOptions = {},
): number | null {
  const { attempts = 4, maxDelaySeconds = 60 } = retry;
  if (times >= attempts || !isTemporary(failure)) return null;
  const { retryAfter } = failure;
  if (retryAfter === undefined) return backoff(times, random, maxDelaySeconds * 1000);
  // Jitter, so that clients that were refused together do not retry together.
  return retryAfter > maxDelaySeconds ? null : retryAfter * 1000 + random * 250;
}

/** Exponential backoff; half of it is jitter, so that clients do not retry together. */
export function backoff(attempts: number, random: number, max: number): number {
  const full = Math.min(max, 500 * 2 ** (attempts - 1));
  return full / 2 + (random * full) / 2;
}

const TEMPORARY = [0, 429, 502, 503, 504];

export function isTemporary({ status, reason }: ApiFailure): boolean {
  return TEMPORARY.includes(status) || reason === 'idempotency_key_under_way';
}
