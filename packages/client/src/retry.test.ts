import { expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { delayBeforeRetry } from './retry.ts';

const failing = (status: number, more: { retryAfter?: number; reason?: string } = {}) =>
  new ApiFailure(
    status,
    { code: 'internal', error: 'No.', ...(more.reason && { reason: more.reason }) },
    more,
  );

test.each([
  { why: 'the delay is that of Retry-After', failure: failing(429, { retryAfter: 3 }), delay: 3000 },
  { why: 'also for 503', failure: failing(503, { retryAfter: 1 }), delay: 1000 },
  {
    why: 'a call is not retried after too long a Retry-After',
    failure: failing(429, { retryAfter: 61 }),
    delay: null,
  },
  { why: 'without Retry-After the first delay is short', failure: failing(503), delay: 250 },
  { why: 'the delay doubles with each attempt', failure: failing(503), times: 3, delay: 1000 },
  { why: 'a failed connection is retried', failure: failing(0), delay: 250 },
  { why: 'a failed gateway is retried', failure: failing(502), delay: 250 },
  { why: 'an internal error is not retried', failure: failing(500), delay: null },
  { why: 'a refusal is not retried', failure: failing(409, { reason: 'too_late' }), delay: null },
  {
    why: 'a call whose first attempt is still running is retried',
    failure: failing(409, { reason: 'idempotency_key_under_way', retryAfter: 1 }),
    delay: 1000,
  },
  { why: 'the number of attempts is bounded', failure: failing(0), times: 4, delay: null },
])('$why [DV-03]', ({ failure, times = 1, delay }) => {
  expect(delayBeforeRetry({ failure, times, random: 0 })).toBe(delay);
});

test('half of the backoff is jitter', () => {
  expect(delayBeforeRetry({ failure: failing(0), times: 1, random: 1 })).toBe(500);
  expect(delayBeforeRetry({ failure: failing(429, { retryAfter: 3 }), times: 1, random: 1 })).toBe(3250);
});

test('attempts and the longest delay are options', () => {
  const failure = failing(429, { retryAfter: 90 });

  expect(delayBeforeRetry({ failure, times: 1, random: 0 }, { maxDelaySeconds: 120 })).toBe(90_000);
  expect(delayBeforeRetry({ failure, times: 1, random: 0 }, { attempts: 1 })).toBeNull();
});
