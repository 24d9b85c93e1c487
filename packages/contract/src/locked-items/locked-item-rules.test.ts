import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLockedItem } from './locked-item.fixture.ts';
import type { LockedItem } from './locked-item.ts';
import {
  filterLockedItems,
  isConflicting,
  LOCKED_ITEM_SORTS,
  type LockedItemFilter,
  type LockedItemSort,
  MAX_NUMBERS,
  prepareLockedItems,
  sortLockedItems,
} from './locked-item-rules.ts';

const EVERYTHING: LockedItemFilter = {
  text: '',
  setId: null,
  number: null,
  wrongNumber: null,
  max: 0,
  ignoresUniques: false,
  onlyPalindromes: false,
  onlyBinary: false,
  onlyLockbox: false,
  onlyDroppedOrPouch: false,
};

const LIST = [
  aLockedItem({ id: 1, number: 7, name: 'Fog Bell', set_id: 40, status: 'LOCKBOX' }),
  aLockedItem({ id: 2, number: 50, name: 'fog horn', set_id: 40 }),
  aLockedItem({ id: 3, number: 101, name: 'Rare Card', set_id: 13 }),
  aLockedItem({ id: 4, number: 999, name: 'Ticket', set_id: 20, status: 'LOCKBOX' }),
  aLockedItem({ id: 5, number: 1_221, name: 'Crown', set_id: 25 }),
  aLockedItem({ id: 6, number: 10_000, name: 'Zoë’s Lamp', set_id: 25, status: 'LOCKBOX' }),
  aLockedItem({ id: 7, number: 11_010, name: 'Élan', set_id: 41 }),
];

describe('filterLockedItems', () => {
  test.each<{ why: string; filter: Partial<LockedItemFilter>; ids: number[] }>([
    { why: 'everything [LK-03]', filter: {}, ids: [1, 2, 3, 4, 5, 6, 7] },
    { why: 'the Wallagraphics [LK-03]', filter: { setId: 13 }, ids: [3] },
    { why: 'the exclusive items [LK-03]', filter: { setId: 20 }, ids: [4] },
    { why: 'the uniques [LK-03]', filter: { setId: 25 }, ids: [5, 6] },
    { why: 'any set [LK-03]', filter: { setId: 40 }, ids: [1, 2] },
    { why: 'a set that has nothing here [LK-03]', filter: { setId: 99 }, ids: [] },
    { why: 'an exact number [LK-04]', filter: { number: 50 }, ids: [2] },
    { why: 'what is no number [LK-04]', filter: { wrongNumber: 'abc' }, ids: [] },
    { why: 'an exact number that is only part of others [LK-04]', filter: { number: 10 }, ids: [] },
    { why: 'below 50 [LK-04]', filter: { max: 49 }, ids: [1] },
    { why: 'below 100 [LK-04]', filter: { max: 99 }, ids: [1, 2] },
    { why: 'below 1000 [LK-04]', filter: { max: 999 }, ids: [1, 2, 3, 4] },
    { why: 'below 10000 [LK-04]', filter: { max: 9999 }, ids: [1, 2, 3, 4, 5] },
    { why: 'an exact number above the highest [LK-04]', filter: { number: 999, max: 99 }, ids: [] },
    { why: 'uniques ignored [LK-05]', filter: { ignoresUniques: true }, ids: [1, 2, 3, 4, 7] },
    { why: 'palindromes [LK-05]', filter: { onlyPalindromes: true }, ids: [1, 3, 4, 5] },
    { why: 'binary numbers [LK-05]', filter: { onlyBinary: true }, ids: [3, 6, 7] },
    { why: 'binary palindromes [LK-05]', filter: { onlyBinary: true, onlyPalindromes: true }, ids: [3] },
    { why: 'the lockbox [LK-06]', filter: { onlyLockbox: true }, ids: [1, 4, 6] },
    {
      why: 'what is dropped or in the pouch [LK-06]',
      filter: { onlyDroppedOrPouch: true },
      ids: [2, 3, 5, 7],
    },
    {
      why: 'both at once: nothing [LK-06]',
      filter: { onlyLockbox: true, onlyDroppedOrPouch: true },
      ids: [],
    },
    { why: 'a part of the name in any case [LK-07]', filter: { text: 'FOG' }, ids: [1, 2] },
    { why: 'letters with accents [LK-07]', filter: { text: 'zoË' }, ids: [6] },
    { why: 'any part of the number [LK-07]', filter: { text: '01' }, ids: [3, 7] },
    { why: 'a number as the table writes it [LK-07]', filter: { text: '#1,221' }, ids: [5] },
    { why: 'words with spaces around them [LK-07]', filter: { text: '  horn ' }, ids: [2] },
    { why: 'a pattern is only letters [LK-07]', filter: { text: '.*' }, ids: [] },
    { why: 'several at once', filter: { text: 'o', setId: 25, max: 9999 }, ids: [5] },
  ])('shows $why', ({ filter, ids }) => {
    const shown = filterLockedItems(prepareLockedItems(LIST), { ...EVERYTHING, ...filter });

    expect(shown.map(({ id }) => id)).toEqual(ids);
  });

  test('only lockbox and only dropped or pouch exclude each other [LK-06]', () => {
    expect(isConflicting(EVERYTHING)).toBe(false);
    expect(isConflicting({ ...EVERYTHING, onlyLockbox: true })).toBe(false);
    expect(isConflicting({ ...EVERYTHING, onlyDroppedOrPouch: true })).toBe(false);
    expect(isConflicting({ ...EVERYTHING, onlyLockbox: true, onlyDroppedOrPouch: true })).toBe(true);
  });
});

describe('sortLockedItems [LK-08]', () => {
  const list = [
    aLockedItem({ id: 1, number: 9, name: 'Bell', created_at: '2016-01-01T00:00:00Z' }),
    aLockedItem({ id: 2, number: 10, name: 'Élan', created_at: '2015-01-01T00:00:00.500Z' }),
    aLockedItem({ id: 3, number: 9, name: 'Anchor', created_at: '2017-01-01T00:00:00Z' }),
    aLockedItem({ id: 4, number: 100, name: 'Fog', created_at: '2015-01-01T00:00:00Z' }),
    aLockedItem({ id: 5, number: 2, name: 'Bell', created_at: '2016-01-01T00:00:00Z' }),
  ];

  test.each<{ sort: LockedItemSort; ids: number[] }>([
    { sort: 'number-up', ids: [5, 3, 1, 2, 4] },
    { sort: 'number-down', ids: [4, 2, 3, 1, 5] },
    { sort: 'name-up', ids: [3, 5, 1, 2, 4] },
    { sort: 'name-down', ids: [4, 2, 5, 1, 3] },
    { sort: 'age-oldest', ids: [4, 2, 5, 1, 3] },
    { sort: 'age-newest', ids: [3, 5, 1, 2, 4] },
  ])('$sort', ({ sort, ids }) => {
    expect(idsOf(list, sort)).toEqual(ids);
    expect(idsOf(list.toReversed(), sort)).toEqual(ids);
  });
});

describe('on any list', () => {
  const number = fc.oneof(
    fc.integer({ min: 1, max: 120 }),
    fc.constantFrom(999, 1_000, 1_001, 9_999, 10_000, 11_011, 12_345),
  );
  const item = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    number,
    name: fc.constantFrom('Fog Bell', 'fog horn', 'Élan', 'Item 2', 'Item 10', '10 Downing', 'Zoë’s #1,001'),
    set_id: fc.constantFrom(13, 20, 25, 40, 41),
    status: fc.constantFrom('LOCKBOX' as const, 'LOCKED' as const),
    created_at: fc.constantFrom('2015-01-01T00:00:00Z', '2015-01-01T00:00:00.500Z', '2016-02-03T04:05:06Z'),
  });
  const list = fc
    .uniqueArray(item, { selector: ({ id }) => id, maxLength: 40 })
    .map((rows) => rows.map((row) => aLockedItem(row)));
  const filter: fc.Arbitrary<LockedItemFilter> = fc.record({
    text: fc.constantFrom('', ' ', 'FOG', 'é', '1', '00', '#1,00', ',', 'zoë'),
    setId: fc.constantFrom(null, null, 13, 25, 40),
    number: fc.constantFrom(null, null, null, 11, 1_001),
    wrongNumber: fc.constantFrom(null, null, null, null, 'abc'),
    max: fc.constantFrom(...MAX_NUMBERS),
    ignoresUniques: fc.boolean(),
    onlyPalindromes: fc.boolean(),
    onlyBinary: fc.boolean(),
    onlyLockbox: fc.boolean(),
    onlyDroppedOrPouch: fc.boolean(),
  });

  test('filters and sorts agree with the naive ones [LK-03, LK-04, LK-05, LK-06, LK-07, LK-08, LL-01]', () => {
    fc.assert(
      fc.property(list, filter, fc.constantFrom(...LOCKED_ITEM_SORTS), (items, wanted, sort) => {
        const shown = filterLockedItems(sortLockedItems(prepareLockedItems(items), sort), wanted);

        expect(shown).toEqual(
          naiveSort(
            items.filter((row) => isShownNaively(row, wanted)),
            sort,
          ),
        );
      }),
      { numRuns: 500 },
    );
  });
});

function idsOf(items: readonly LockedItem[], sort: LockedItemSort) {
  return sortLockedItems(prepareLockedItems(items), sort).map(({ item }) => item.id);
}

/** Written directly from the specification, to compare the fast version with. */
function isShownNaively(item: LockedItem, filter: LockedItemFilter): boolean {
  const digits = `${item.number}`;
  const conditions: [boolean, boolean][] = [
    [filter.onlyLockbox && filter.onlyDroppedOrPouch, false],
    [filter.setId !== null, item.set_id === filter.setId],
    [filter.wrongNumber !== null, false],
    [filter.number !== null, item.number === filter.number],
    [filter.max !== 0, item.number <= filter.max],
    [filter.ignoresUniques, item.set_id !== 25],
    [filter.onlyPalindromes, digits === [...digits].reverse().join('')],
    [filter.onlyBinary, [...digits].every((digit) => digit === '0' || digit === '1')],
    [filter.onlyLockbox, item.status === 'LOCKBOX'],
    [filter.onlyDroppedOrPouch, item.status !== 'LOCKBOX'],
    [filter.text.trim() !== '', saysNaively(item, plain(filter.text.trim()))],
  ];
  return conditions.every(([isAsked, holds]) => !isAsked || holds);
}

function saysNaively({ name, number }: LockedItem, text: string): boolean {
  if (plain(name).includes(text)) return true;
  const isNumber = /^#?[0-9,]*[0-9][0-9,]*$/.test(text);
  return isNumber && `${number}`.includes(text.replaceAll('#', '').replaceAll(',', ''));
}

function naiveSort(items: LockedItem[], sort: LockedItemSort): LockedItem[] {
  const [what, direction] = sort.split('-');
  const names = (a: LockedItem, b: LockedItem) => a.name.localeCompare(b.name, 'en', { numeric: true });
  const numbers = (a: LockedItem, b: LockedItem) => a.number - b.number;
  const ages = (a: LockedItem, b: LockedItem) => Date.parse(a.created_at) - Date.parse(b.created_at);
  const first = what === 'number' ? numbers : what === 'name' ? names : ages;
  const sign = direction === 'down' || direction === 'newest' ? -1 : 1;
  return items.toSorted((a, b) => sign * first(a, b) || names(a, b) || numbers(a, b) || a.id - b.id);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
