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
  { why: 'Retry-After is waited for', failure: failing(429, { retryAfter: 3 }), delay: 3000 },
  { why: 'of 503 as well', failure: failing(503, { retryAfter: 1 }), delay: 1000 },
  { why: 'a wait that is too long is not begun', failure: failing(429, { retryAfter: 61 }), delay: null },
  { why: 'without Retry-After the pause is short', failure: failing(503), delay: 250 },
  { why: 'and doubles', failure: failing(503), times: 3, delay: 1000 },
  { why: 'a connection that failed is tried again', failure: failing(0), delay: 250 },
  { why: 'a gateway that failed is tried again', failure: failing(502), delay: 250 },
  { why: 'a bug is not', failure: failing(500), delay: null },
  { why: 'a refusal is not', failure: failing(409, { reason: 'too_late' }), delay: null },
  {
    why: 'a call that is still under way is',
    failure: failing(409, { reason: 'idempotency_key_under_way', retryAfter: 1 }),
    delay: 1000,
  },
  { why: 'attempts are bounded', failure: failing(0), times: 4, delay: null },
])('$why [DV-03]', ({ failure, times = 1, delay }) => {
  expect(delayBeforeRetry({ failure, times, random: 0 })).toBe(delay);
});

test('half of a pause is random', () => {
  expect(delayBeforeRetry({ failure: failing(0), times: 1, random: 1 })).toBe(500);
  expect(delayBeforeRetry({ failure: failing(429, { retryAfter: 3 }), times: 1, random: 1 })).toBe(3250);
});

test('a program sets its own limits', () => {
  const failure = failing(429, { retryAfter: 90 });

  expect(delayBeforeRetry({ failure, times: 1, random: 0 }, { mostSeconds: 120 })).toBe(90_000);
  expect(delayBeforeRetry({ failure, times: 1, random: 0 }, { attempts: 1 })).toBeNull();
});
