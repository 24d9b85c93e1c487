import type { CallApi } from '@wallabee/contract/protocol/client';
import { expect, test, vi } from 'vitest';
import { createGuideCounts } from './guide-counts.server.ts';

const TEN_MINUTES = 600_000;

function anApi() {
  const found = { count: 7 };
  const call = vi.fn(async () => {
    const { count } = found;
    return { counts: { items: count, numbers: count, sets: count } };
  });
  return { callApi: call as unknown as CallApi, call, found };
}

test('[QL-06] the counts of the guide are counted once in ten minutes', async () => {
  let time = 0;
  const { callApi, call, found } = anApi();
  const counts = createGuideCounts({ now: () => time });

  expect(await counts(callApi)).toMatchObject({ bulb: 7, 'gen:1': 7 });
  const calls = call.mock.calls.length;
  found.count = 9;
  time = TEN_MINUTES - 1;
  expect(await counts(callApi)).toMatchObject({ bulb: 7 });
  expect(call).toHaveBeenCalledTimes(calls);

  time = TEN_MINUTES;
  expect(await counts(callApi)).toMatchObject({ 'gen:1': 7 });
  await expect.poll(() => counts(callApi)).toMatchObject({ 'gen:1': 9 });
});

test('[QL-06] an example that cannot be counted has no count, and the page does not wait for it', async () => {
  const failing = createGuideCounts();
  expect(await failing((async () => Promise.reject(new Error('down'))) as unknown as CallApi)).toEqual({});

  const slow = createGuideCounts({ waitMs: 5 });
  expect(await slow((() => new Promise(() => {})) as unknown as CallApi)).toEqual({});
});
