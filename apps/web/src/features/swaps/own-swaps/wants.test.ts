import { expect, test } from 'vitest';
import { changedWants, countWanted, type QueryWant, sortedWants } from './wants.ts';

const query: QueryWant = { kind: 'query', on: true, name: 'Palindromes', q: 'is:palindrome' };

test('a kind that is left out is switched off [SW-01]', () => {
  expect(sortedWants([query])).toEqual({
    missing: { kind: 'missing', on: false, gives_better_class: false },
    lower: { kind: 'lower', on: false, better_class_only: true },
    queries: [query],
  });
});

test('all wants are sent, the changed one in its place', () => {
  const lower = { kind: 'lower', on: true, better_class_only: false } as const;

  expect(changedWants([query], { lower })).toEqual([
    { kind: 'missing', on: false, gives_better_class: false },
    lower,
    query,
  ]);
  expect(changedWants([query], { queries: [] })).toHaveLength(2);
});

test('only what is switched on is wanted', () => {
  expect(countWanted([query, { ...query, on: false }])).toBe(1);
});
