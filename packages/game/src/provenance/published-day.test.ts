import { expect, test } from 'vitest';
import { createDayHeads } from './day-heads.ts';
import { withEmptyDays } from './published-day.ts';

test('the heads of a day are in order of the item, each the last of its item [TM-04]', () => {
  const heads = createDayHeads();
  const digest = (byte: number) => new Uint8Array(32).fill(byte);
  const at = Date.parse('2024-05-01T23:59:59.999Z');
  heads.add({ item_id: 30, created_at: at }, digest(1));
  heads.add({ item_id: 4, created_at: at }, digest(2));
  heads.add({ item_id: 30, created_at: at }, digest(3));
  heads.add({ item_id: 4, created_at: at + 1 }, digest(4));

  const [first, ...rest] = heads.takeBefore(Number.POSITIVE_INFINITY);

  expect(first).toMatchObject({
    steps: 3,
    heads: [
      { item_id: 4, digest: digest(2) },
      { item_id: 30, digest: digest(3) },
    ],
  });
  expect(rest).toMatchObject([{ day: (first?.day ?? 0) + 1, steps: 1 }]);
});

test('days without steps are added between the others, and up to the end, which is left out [TM-04]', () => {
  const day = (number: number) => ({ day: number, heads: [], steps: 1 });
  const daysOf = (days: number[], after: number | null, end: number) =>
    [...withEmptyDays(days.map(day), { after, end })].map((one) => one.day);

  expect(daysOf([5, 8], null, 11)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(daysOf([5], 2, 6)).toEqual([3, 4, 5]);
  expect(daysOf([], 2, 4)).toEqual([3]);
  expect(daysOf([], null, 4)).toEqual([]);
});
