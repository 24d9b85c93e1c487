import type { ClassCounts } from '@wallabee/contract/items/charts';
import { expect, test } from 'vitest';
import { issuedWords, paceWords } from './issued-words.ts';
import { partCounts } from './parts.ts';
import { rarityWords } from './rarity-words.ts';
import { whereaboutsWords } from './whereabouts-words.ts';

function issuedIn(first: string, added: readonly number[]) {
  let total = 0;
  const start = new Date(`${first}-01`);
  return added.map((count, place) => {
    total += count;
    const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + place));
    return { month: month.toISOString().slice(0, 7), total };
  });
}

test.each([
  { added: [5, 150], pace: 'about five a day this year' },
  { added: [5, 31], pace: 'about one a day this year' },
  { added: [5, 9], pace: 'about two a week this year' },
  { added: [5, 4], pace: 'about one a week this year' },
  { added: [5, 3], pace: 'about three a month this year' },
  { added: [5, 0], pace: 'none of them this year' },
])('the pace of $added', ({ added, pace }) => {
  expect(paceWords({ issued: issuedIn('2025-12', added), day: '2026-01-31' })).toBe(pace);
});

test('few in a long year are counted', () => {
  const issued = issuedIn('2025-12', [5, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

  expect(paceWords({ issued, day: '2026-10-31' })).toBe('one of them this year');
});

test('the sentence names the spells in which most went out', () => {
  const issued = issuedIn('2024-01', [100, 100, 100, ...Array(15).fill(10), 200, 100, 0]);

  expect(issuedWords({ issued, day: '2025-09-30', total_issued: 750 })).toBe(
    'issued so far, about one a day this year. 81 % of them went out in two spells: the first three months, and June to August 2025.',
  );
});

function aClass(digits: number, locations: Partial<ClassCounts['locations']>): ClassCounts {
  const none = { pouch: 0, saved: 0, lockbox: 0, dropped: 0, mixing_pool: 0, unique_pool: 0, limbo: 0 };
  const all = { ...none, recycle_center: 0, mixed: 0, destroyed: 0, ...locations };
  return { digits, locations: all, total: Object.values(all).reduce((sum, count) => sum + count, 0) };
}

test('every location is in one part', () => {
  const locations = {
    saved: 1,
    pouch: 2,
    lockbox: 3,
    dropped: 4,
    mixing_pool: 5,
    unique_pool: 6,
    limbo: 7,
    recycle_center: 8,
    mixed: 9,
    destroyed: 10,
  };

  expect(partCounts(aClass(1, locations))).toEqual([1, 2, 3, 9, 40]);
});

test.each([
  {
    of: aClass(1, { saved: 5, pouch: 1, lockbox: 1, mixed: 2 }),
    words: 'Five of the nine single digits are saved. One can change hands.',
  },
  {
    of: aClass(1, { saved: 9 }),
    words: 'All nine single digits are saved. None can change hands.',
  },
  {
    of: aClass(2, { pouch: 2 }),
    words: 'None of the two double digits is saved. Two can change hands.',
  },
  {
    of: aClass(5, { saved: 1, dropped: 11 }),
    words: 'One of the 12 numbers with 5 digits is saved. 11 can change hands.',
  },
  { of: aClass(1, { saved: 1 }), words: 'Its only number of that class is saved.' },
  { of: aClass(1, { mixed: 1 }), words: 'Its only number of that class cannot change hands.' },
])('$words', ({ of, words }) => {
  expect(whereaboutsWords(of, false)).toBe(words);
});

test('of a past day the sentence is in the past', () => {
  expect(whereaboutsWords(aClass(1, { saved: 1, pouch: 1 }), true)).toBe(
    'One of the two single digits was saved. One could change hands.',
  );
  expect(whereaboutsWords(aClass(1, { mixed: 1 }), true)).toBe(
    'Its only number of that class could not change hands.',
  );
});

test.each([
  { rarer_than: 91, commoner_than: 8, words: 'rarer than 91 % of items' },
  { rarer_than: 30, commoner_than: 69, words: 'more common than 69 % of items' },
  { rarer_than: 100, commoner_than: 0, words: 'rarer than every other item' },
  { rarer_than: 0, commoner_than: 100, words: 'more common than every other item' },
  { rarer_than: 0, commoner_than: 0, words: 'as rare as the other items' },
])('$words', ({ words, ...rarity }) => {
  expect(rarityWords(rarity)).toBe(words);
});
