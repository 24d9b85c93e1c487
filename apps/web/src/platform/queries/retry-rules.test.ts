import { ApiFailure } from '@wallabee/contract/protocol/client';
import { expect, test } from 'vitest';
import { retryDelay, shouldRetry } from './retry-rules.ts';

const failure = (status: number) => new ApiFailure(status, { code: 'busy', error: '' } as never);

test.each([0, 500, 503])('a call that failed with %i is tried three times in all', (status) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, failure(status)))).toEqual([true, true, false]);
});

test.each([400, 401, 404, 429])('a call that was refused with %i is not tried again', (status) => {
  expect(shouldRetry(0, failure(status))).toBe(false);
});

test('a programming error is not retried', () => {
  expect(shouldRetry(0, new Error('a bug'))).toBe(false);
});

test('the delay doubles with each attempt', () => {
  expect([0, 1].map(retryDelay)).toEqual([500, 1_000]);
});
