import { ApiFailure } from '@wallabee/contract/protocol/client';
import { expect, test } from 'vitest';
import { isConnectionLost, withTimeout } from './lost-connection.ts';

const failure = (status: number, reason: string) =>
  new ApiFailure(status, { code: 'unavailable', error: 'No.', reason });

test.each([
  { why: 'no connection', thrown: failure(0, 'Failed to fetch'), lost: true },
  { why: 'no answer came', thrown: failure(0, 'no_answer'), lost: true },
  { why: 'the answer broke off', thrown: failure(0, 'network error'), lost: true },
  { why: 'an answer that cannot be read', thrown: failure(0, 'Unexpected token <'), lost: false },
  { why: 'a refusal', thrown: failure(409, 'Failed to fetch'), lost: false },
  { why: 'an answer with that reason', thrown: failure(503, 'no_answer'), lost: false },
  { why: 'a fault of the server', thrown: failure(500, 'network error'), lost: false },
  { why: 'a mistake in the code', thrown: new TypeError('Failed to fetch'), lost: false },
])('$why [FK-02]', ({ thrown, lost }) => {
  expect(isConnectionLost(thrown)).toBe(lost);
});

test('an answer that takes too long counts as none', async () => {
  const failed = await withTimeout(new Promise(() => {}), 5).catch((reason: unknown) => reason);

  expect(isConnectionLost(failed)).toBe(true);
  expect(await withTimeout(Promise.resolve('done'), 5)).toBe('done');
});
