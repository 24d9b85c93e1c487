import { QueryObserver } from '@tanstack/react-query';
import type { redeemCode } from '@wallabee/contract/codes/code';
import { codeCalls } from '@wallabee/contract/codes/codes.calls';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from './render-hook.fixture.tsx';
import { type ApiMutationOptions, useApiMutation } from './use-api-mutation.ts';

const input = (code: string) => ({ params: { player: '1', code } });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ name: 'Lamp' }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
});

function aMutation(options: ApiMutationOptions<typeof redeemCode> = {}) {
  const onSettled = vi.fn();
  const rendered = renderHook(() => useApiMutation(codeCalls.redeemCode, { ...options, onSettled }));
  const settled = (times: number) => expect.poll(() => onSettled.mock.calls.length).toBe(times);
  return { ...rendered.result, client: rendered.client, settled };
}

const keySent = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('Idempotency-Key');

test('a second press while the first is under way sends nothing', async () => {
  let answer = (_: Response) => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { mutate, settled } = aMutation();

  mutate(input('honey'));
  mutate(input('honey'));
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  answer(Response.json({}));
  await settled(1);

  expect(fetched).toHaveBeenCalledTimes(1);
  mutate(input('honey'));
  await settled(2);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('parallel changes are all sent', async () => {
  const { mutate, settled } = aMutation({ isParallel: true });

  mutate(input('honey'));
  mutate(input('comb'));
  await settled(2);

  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a retry after a failure sends the same idempotency key, and the next change another', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  const { mutate, settled } = aMutation({ hasIdempotencyKey: true });

  for (const times of [1, 2, 3]) {
    mutate(input('honey'));
    await settled(times);
  }

  expect(keySent(0)).toMatch(/.{16}/);
  expect(keySent(1)).toBe(keySent(0));
  expect(keySent(2)).not.toBe(keySent(1));
});

test('a change is sent once: a failure is reported, not retried', async () => {
  fetched.mockImplementation(async () => Response.json({ code: 'internal', error: 'No.' }, { status: 500 }));
  const onError = vi.fn();
  const { mutate, settled } = aMutation({ onError });

  mutate(input('honey'));
  await settled(1);

  expect(fetched).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ status: 500, message: 'No.' });
});

test('stale responses are fetched again after a success, not after a failure', async () => {
  const { mutate, settled, client } = aMutation({ invalidates: [{ path: '/keys' }] });
  const read = vi.fn(async () => 'keys');
  const observer = new QueryObserver(client, { queryKey: ['/keys', {}], queryFn: read });
  onTestFinished(observer.subscribe(() => {}));
  await expect.poll(() => observer.getCurrentResult().data).toBe('keys');

  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  mutate(input('honey'));
  await settled(1);
  expect(read).toHaveBeenCalledTimes(1);

  mutate(input('honey'));
  await settled(2);
  expect(read).toHaveBeenCalledTimes(2);
});
