import { describe, expect, test } from 'vitest';
import { StoreId } from '../protocol/ids.ts';
import type { ItemLocation } from './item-location.ts';
import { numberBrowsing, sellers, statusWord } from './item-rules.ts';
import { prestigeColor } from './prestige.ts';

describe('number browsing [NU-04]', () => {
  test.each([
    { why: 'the first number', number: 1, issued: 500, previous: null, next: 2 },
    { why: 'no number at all', number: 0, issued: 500, previous: null, next: 1 },
    { why: 'less than nothing', number: -3, issued: 500, previous: null, next: 1 },
    { why: 'the second number', number: 2, issued: 500, previous: 1, next: 3 },
    { why: 'the last one issued', number: 500, issued: 500, previous: 499, next: 501 },
    { why: 'a little ahead', number: 509, issued: 500, previous: 508, next: 510 },
    { why: 'ten ahead', number: 510, issued: 500, previous: 509, next: null },
    { why: 'eleven ahead', number: 511, issued: 500, previous: 500, next: null },
    { why: 'far ahead', number: 2_000_000_000, issued: 500, previous: 500, next: null },
    { why: 'the first of a type nobody has', number: 1, issued: 0, previous: null, next: 2 },
    { why: 'ten ahead of nothing', number: 10, issued: 0, previous: 9, next: null },
    { why: 'far ahead of nothing', number: 40, issued: 0, previous: 1, next: null },
  ])('$why: from $number of $issued to $previous and $next', ({ number, issued, previous, next }) => {
    expect(numberBrowsing(number, issued)).toEqual({ previous, next });
  });
});

describe('the status word', () => {
  test.each<{ location: ItemLocation; is_locked?: boolean; word: string }>([
    { location: 'lockbox', is_locked: true, word: 'LOCKBOX' },
    { location: 'pouch', is_locked: true, word: 'LOCKED' },
    { location: 'dropped', is_locked: true, word: 'LOCKED' },
    { location: 'unique_pool', word: 'UNIQUEPOOL' },
    { location: 'limbo', word: 'LIMBO' },
    { location: 'recycle_center', word: 'RECYCLE' },
    { location: 'pouch', word: 'DEFAULT' },
    { location: 'saved', word: 'DEFAULT' },
    { location: 'mixed', word: 'DEFAULT' },
  ])('of $location (locked: $is_locked) is $word', ({ location, is_locked = false, word }) => {
    expect(statusWord({ location, is_locked })).toBe(word);
  });
});

test('the Market, number 999, sells what it sells at once, after the stores [IT-05]', () => {
  const stores = [StoreId.parse(3)];

  expect(sellers({ stores, market_buy_now: 1 })).toEqual([3, 999]);
  expect(sellers({ stores, market_buy_now: 0 })).toEqual([3]);
});

test.each([
  { number: 9, color: 'gold' },
  { number: 10, color: 'crimson' },
  { number: 99, color: 'crimson' },
  { number: 100, color: 'royalblue' },
  { number: 1_000, color: 'seagreen' },
  { number: 9_999, color: 'seagreen' },
  { number: 10_000, color: 'linen' },
])('number $number is $color', ({ number, color }) => {
  expect(prestigeColor(number)).toBe(color);
});
