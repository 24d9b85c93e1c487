import { aLockedItem } from '@wallabee/contract/locked-items/locked-item.fixture';
import { expect, test } from 'vitest';
import { EMPTY_LIST, isSettled, itemsOf, type ListEvent, missingPages, nextList } from './locked-list.ts';

const paging = { results_per_page: 2, total_results: 5, total_pages: 3, current_page: 1 };
const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((id) => aLockedItem({ id, number: id }));

test('pages that arrive in any order are shown in order [LL-01, LK-01]', () => {
  const list = after(arrived(1, [one, two]), arrived(3, [five]), arrived(2, [three, four]));

  expect(itemsOf(list)).toEqual([one, two, three, four, five]);
  expect(list.total).toEqual({ pages: 3, items: 5 });
  expect(isSettled(list)).toBe(true);
});

test('a list is settled once every page has arrived or failed', () => {
  expect(isSettled(EMPTY_LIST)).toBe(false);
  expect(isSettled(after(arrived(1, [one, two])))).toBe(false);
  expect(isSettled(after(arrived(1, [one, two]), arrived(2, [three, four])))).toBe(false);
  expect(isSettled(after(arrived(1, [one, two]), failed(3), arrived(2, [three, four])))).toBe(true);
  expect(isSettled(after(failed(1)))).toBe(true);
});

test('a retry keeps the loaded pages and requests the rest [LL-01, ER-02]', () => {
  const broken = after(arrived(1, [one, two]), failed(2), arrived(3, [five]));
  expect(broken).toMatchObject({ failed: [2], problem: 'No answer.' });
  expect(missingPages(broken)).toEqual([2]);

  const waiting = nextList(broken, { type: 'retried' });
  expect(isSettled(waiting)).toBe(false);
  expect(waiting.isShown).toBe(true);
  expect(itemsOf(waiting)).toEqual([one, two, five]);

  const whole = nextList(waiting, arrived(2, [three, four]));
  expect(isSettled(whole)).toBe(true);
  expect(itemsOf(whole)).toEqual([one, two, three, four, five]);
});

test('a retry with nothing loaded starts again', () => {
  expect(nextList(after(failed(1)), { type: 'retried' })).toEqual(EMPTY_LIST);
});

test('an item that moved to another page during loading is shown once', () => {
  expect(itemsOf(after(arrived(1, [one, two]), arrived(2, [two, three])))).toEqual([one, two, three]);
});

test('a list without items is settled without pages', () => {
  const list = after({
    type: 'arrived',
    page: 1,
    paging: { ...paging, total_results: 0, total_pages: 0 },
    items: [],
  });

  expect(isSettled(list)).toBe(true);
  expect(itemsOf(list)).toEqual([]);
});

function after(...events: ListEvent[]) {
  return events.reduce(nextList, EMPTY_LIST);
}

function arrived(page: number, items: (typeof one)[]): ListEvent {
  return { type: 'arrived', page, paging, items: items.filter((item) => item !== undefined) };
}

function failed(page: number): ListEvent {
  return { type: 'failed', page, problem: 'No answer.' };
}
