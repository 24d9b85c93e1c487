import { describe, expect, test } from 'vitest';
import type { BulkKind } from './bulk-kinds.ts';
import { changesSince, expiredFiles, isYearComplete } from './bulk-rules.ts';

describe('the changes since a day [DV-04]', () => {
  const at = (day: number) => `2026-06-0${day + 1}T00:05:00.000Z`;
  const day = (nth: number) => `2026-06-0${nth}`;
  const change = (since: number, until: number) => ({
    date: day(until),
    taken_at: at(until),
    since: day(since),
    since_taken_at: at(since),
  });
  const since = (nth: number, files: ReturnType<typeof change>[], newest = 5) =>
    changesSince(files, { since: day(nth), newest: day(newest) })?.map(({ date }) => date);

  test('are the later files, in order', () => {
    const files = [change(4, 5), change(1, 2), change(2, 4)];

    expect(since(1, files)).toEqual([day(2), day(4), day(5)]);
    expect(since(4, files)).toEqual([day(5)]);
  });

  test('are empty for the newest copy', () => {
    expect(since(5, [change(4, 5)])).toEqual([]);
    expect(since(5, [])).toEqual([]);
  });

  test.each([
    { why: 'no copy was written that day', from: 3, files: [change(2, 4), change(4, 5)] },
    { why: 'the copy is too old', from: 1, files: [change(2, 4), change(4, 5)] },
    { why: 'one in between is missing', from: 1, files: [change(1, 2), change(4, 5)] },
    { why: 'the newest are missing', from: 1, files: [change(1, 2)] },
    { why: 'there are none', from: 1, files: [] },
    { why: 'the day is in the future', from: 9, files: [change(4, 5)] },
  ])('are undefined when $why', ({ from, files }) => {
    expect(since(from, files)).toBeUndefined();
  });

  test('are undefined when a file follows another copy of the same day', () => {
    const other = { ...change(4, 5), since_taken_at: '2026-06-05T09:00:00.000Z' };

    expect(since(2, [change(2, 4), other])).toBeUndefined();
  });
});

test.each([
  { takenAt: '2016-12-31T23:00:00Z', complete: false },
  { takenAt: '2017-01-01T00:05:00Z', complete: false },
  { takenAt: '2017-01-02T00:00:00Z', complete: true },
])('at $takenAt the events of 2016 are complete: $complete [DV-04]', ({ takenAt, complete }) => {
  expect(isYearComplete(2016, new Date(takenAt))).toBe(complete);
});

describe('a file is past its retention', () => {
  const file = (kind: BulkKind, day: string, year: number | null = null) => ({ kind, day, year });
  const newest = file('numbers', '2026-06-10');

  test.each([
    { file: file('numbers', '2026-06-03'), others: [newest], is: true },
    { file: file('numbers', '2026-06-04'), others: [newest], is: false },
    { file: file('numbers', '2026-06-03'), others: [file('places', '2026-06-10')], is: false },
    {
      file: file('histories', '2020-01-02', 2016),
      others: [file('histories', '2026-06-10', 2017)],
      is: false,
    },
    {
      file: file('histories', '2026-06-01', 2016),
      others: [file('histories', '2026-06-10', 2016)],
      is: true,
    },
    { file: file('changes', '2026-03-13'), others: [], is: false },
    { file: file('changes', '2026-03-12'), others: [], is: true },
  ])('$file.kind of $file.day ($file.year): $is', ({ file, others, is }) => {
    expect(expiredFiles([file, ...others], '2026-06-10').includes(file)).toBe(is);
  });
});
