import { expect, test } from 'vitest';
import { isWorthAnotherTry } from './worth-another-try.ts';

test('only what may go better next time is tried again', async () => {
  const { ApiFailure } = await import('@wallabee/contract/protocol/client');
  const failure = (status: number) => new ApiFailure(status, { code: 'busy', error: '' } as never);

  expect([0, 500, 503].map((status) => isWorthAnotherTry(failure(status)))).toEqual([true, true, true]);
  expect([400, 401, 404, 429].map((status) => isWorthAnotherTry(failure(status)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isWorthAnotherTry(new Error('mine'))).toBe(false);
});
