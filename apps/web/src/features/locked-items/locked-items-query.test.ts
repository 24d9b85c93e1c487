import { QueryObserver } from '@tanstack/react-query';
import { aLockedItem } from '@wallabee/contract/locked-items/locked-item.fixture';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BrowserCallApi } from '../../platform/api/api.ts';
import { createQueryClient } from '../../platform/queries/query-client.ts';
import { lockedItemsKey, lockedItemsQuery, retryMissing } from './locked-items-query.ts';
import { isSettled, itemsOf, type LockedList } from './table/locked-list.ts';

const ADA = 1 as PlayerId;

interface ListOptions {
  pages: number;
  failing?: number[];
  onCall?: (page: number) => unknown;
}

function aList({ pages, failing = [], onCall }: ListOptions) {
  const client = createQueryClient();
  const broken = new Set(failing);
  const requested: number[] = [];
  const call = async (_: unknown, { query: { page } }: { query: { page: number } }) => {
    requested.push(page);
    onCall?.(page);
    if (broken.has(page)) throw new Error('No answer.');
    const paging = { results_per_page: 1, total_results: pages, total_pages: pages, current_page: page };
    return { paging, items: [aLockedItem({ id: page, number: page })] };
  };
  const options = lockedItemsQuery(call as unknown as BrowserCallApi, ADA);
  const seen: number[] = [];
  function show() {
    const observer = new QueryObserver(client, options);
    const leave = observer.subscribe(({ data }) => {
      const loaded = data?.pages.size ?? 0;
      if (seen.at(-1) !== loaded) seen.push(loaded);
    });
    onTestFinished(leave);
    return { observer, leave };
  }
  const cached = () => client.getQueryData<LockedList>(lockedItemsKey(ADA));
  const settled = () =>
    expect
      .poll(() => client.isFetching() === 0 && cached() !== undefined && isSettled(cached() as LockedList))
      .toBe(true);
  return { client, broken, requested, seen, show, cached, settled };
}

const numbersIn = (list: LockedList | undefined) => list && itemsOf(list).map(({ number }) => number);

test('all pages are loaded with visible progress [LL-01, LK-01]', async () => {
  const { requested, seen, show, cached, settled } = aList({ pages: 9 });

  show();
  await settled();

  expect(requested.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(numbersIn(cached())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seen.length).toBeGreaterThan(2);
});

test('a retry fetches the failed pages and leaves the loaded ones [LL-01, ER-02]', async () => {
  const { client, broken, requested, show, cached, settled } = aList({ pages: 4, failing: [2, 3] });
  show();
  await settled();
  expect(cached()).toMatchObject({ failed: [2, 3], problem: 'No answer.' });

  broken.clear();
  requested.length = 0;
  const retried = retryMissing(client, ADA);
  expect(cached()).toMatchObject({ isShown: true, failed: [] });
  expect(numbersIn(cached())).toEqual([1, 4]);
  await retried;

  expect(requested).toEqual([2, 3]);
  expect(numbersIn(cached())).toEqual([1, 2, 3, 4]);
});

test('a retry with nothing loaded starts from the first page', async () => {
  const { client, broken, requested, show, cached, settled } = aList({ pages: 2, failing: [1] });
  show();
  await settled();
  expect(cached()?.total).toBeNull();

  broken.clear();
  await retryMissing(client, ADA);

  expect(requested).toEqual([1, 1, 2]);
  expect(numbersIn(cached())).toEqual([1, 2]);
});

test('a complete list is not loaded again within a minute, and from the start after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { requested, show, settled } = aList({ pages: 2 });
  show().leave();
  show();
  await settled();
  requested.length = 0;

  vi.setSystemTime(Date.now() + 59_000);
  show();
  await settled();
  expect(requested).toEqual([]);

  vi.setSystemTime(Date.now() + 2_000);
  show();
  await expect.poll(() => requested).toEqual([1, 2]);
});

test('a list with failed pages is loaded from the start when it is opened again', async () => {
  const { broken, requested, show, cached, settled } = aList({ pages: 3, failing: [2] });
  show().leave();
  const { leave } = show();
  await settled();
  leave();
  broken.clear();
  requested.length = 0;

  show();
  await expect.poll(() => cached()?.failed).toEqual([]);
  await settled();

  expect(requested).toEqual([1, 2, 3]);
});

test('no more pages are requested once the visitor has left', async () => {
  const { requested, client, show } = aList({ pages: 50, onCall: (page) => page === 10 && leave() });
  const { leave } = show();

  await expect.poll(() => requested.length >= 10 && client.isFetching() === 0).toBe(true);
  // All calls that were still under way are answered within this turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));

  expect(requested.length).toBeLessThan(15);
});
