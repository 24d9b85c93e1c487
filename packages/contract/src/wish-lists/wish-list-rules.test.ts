import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ItemId, ItemTypeId, SetId } from '../protocol/ids.ts';
import { UNIQUE_SET_ID } from '../protocol/special-ids.ts';
import type { SavedItems, WishableType } from './wish-list.ts';
import {
  HIGHEST_WISH,
  isScarce,
  WISH_PRESETS,
  type WishTarget,
  wishesBySet,
  wishesOf,
  wishListFrom,
  wishTargetWritten,
} from './wish-list-rules.ts';

const bell = aType(1, {});
const lamp = aType(2, {});
const crown = aType(3, { set_id: SetId.parse(UNIQUE_SET_ID) });
const onlyOne = aType(4, { set_id: SetId.parse(UNIQUE_SET_ID), scarce: true });
const types = [bell, lamp, crown, onlyOne];

const LISTS: { list: WishTarget; isWider?: boolean; saved: Record<number, number>; wished: number[] }[] = [
  { list: 'M', saved: {}, wished: [1, 2] },
  { list: 'M', saved: { 1: 12_345 }, wished: [2] },
  { list: 'M', saved: { 1: 5, 2: 6 }, wished: [] },
  { list: 'M', isWider: true, saved: { 1: 5 }, wished: [2, 3, 4] },
  { list: 'M', isWider: true, saved: { 1: 5, 2: 6, 3: 7, 4: 1 }, wished: [] },
  { list: 'U', saved: {}, wished: [3] },
  { list: 'U', saved: { 3: 9_000 }, wished: [] },
  { list: 'U', isWider: true, saved: {}, wished: [3, 4] },
  { list: 'U', isWider: true, saved: { 4: 1 }, wished: [3] },
  { list: 'P', saved: { 1: 1_221, 2: 12 }, wished: [2] },
  { list: 'P', saved: { 1: 7 }, wished: [2] },
  { list: 'P', isWider: true, saved: { 1: 7, 2: 11, 3: 10, 4: 1 }, wished: [3] },
  { list: 999, saved: { 1: 999, 2: 1_000 }, wished: [2] },
  { list: 999, isWider: true, saved: { 1: 999, 2: 1_000, 3: 1_001 }, wished: [2, 3, 4] },
  { list: 1, saved: { 1: 1, 2: 2 }, wished: [2] },
  { list: 1, saved: { 2: 1 }, wished: [1] },
  { list: 31, saved: { 1: 31, 2: 32 }, wished: [2] },
];

describe('wishesOf [WL-02, WL-03]', () => {
  test.each(LISTS)(
    'list $list (wider: $isWider) of a player who has saved $saved',
    ({ list, isWider = false, saved, wished }) => {
      const wishes = wishesOf({ target: list, isWider }, { types, saved: savedAs(saved) });

      expect(wishes.map(({ item_type_id }) => item_type_id)).toEqual(wished);
    },
  );

  test('a wish has the saved number, or null', () => {
    const wishes = wishesOf({ target: 99, isWider: false }, { types, saved: savedAs({ 2: 4_321 }) });

    expect(wishes).toEqual([
      { ...bell, saved_number: null },
      { ...lamp, saved_number: 4_321 },
    ]);
  });

  test('agrees with an independent implementation for any collection, preset and option', () => {
    const target = fc.oneof(
      fc.constantFrom<WishTarget[]>(...WISH_PRESETS),
      fc.integer({ min: 1, max: 20_000 }),
    );
    fc.assert(
      fc.property(aCollection(), target, fc.boolean(), (collection, list, isWider) => {
        const wishes = wishesOf({ target: list, isWider }, collection);

        expect(wishes.map(({ item_type_id }) => Number(item_type_id))).toEqual(
          wishesByHand(list, isWider, collection),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('wishListFrom [WL-02]', () => {
  test.each([
    { address: { targetNumber: 'M' }, choice: { target: 'M', isWider: false } },
    { address: { targetNumber: 'u', includeUniques: 'true' }, choice: { target: 'U', isWider: true } },
    { address: { targetNumber: 'P', includeUniques: 'false' }, choice: { target: 'P', isWider: false } },
    { address: { targetNumber: '9999', includeUniques: 'yes' }, choice: { target: 9_999, isWider: false } },
    { address: { targetNumber: '1', includeUniques: 'true' }, choice: { target: 1, isWider: true } },
    { address: { targetNumber: `${HIGHEST_WISH}` }, choice: { target: HIGHEST_WISH, isWider: false } },
  ])('reads $address', ({ address, choice }) => {
    expect(wishListFrom(address)).toEqual(choice);
  });

  test.each(['', '0', '-1', '1.5', '1e3', 'X', 'MU', '9,999', '99999999999', '2147483648', '<script>'])(
    'no list is called %j',
    (targetNumber) => {
      expect(wishListFrom({ targetNumber })).toBeNull();
    },
  );
});

describe('isScarce [WL-02]', () => {
  const common = { isOneOfAKind: false, isOfTheStaff: false, isRetired: false, issued: 12 };

  test.each([
    { which: 'an ordinary one', unique: common, scarce: false },
    { which: 'one of a kind', unique: { ...common, isOneOfAKind: true }, scarce: true },
    { which: "the staff's own", unique: { ...common, isOfTheStaff: true }, scarce: true },
    {
      which: 'a small run that is over',
      unique: { ...common, isRetired: true, issued: 99 },
      scarce: true,
    },
    {
      which: 'a long run that is over',
      unique: { ...common, isRetired: true, issued: 100 },
      scarce: false,
    },
  ])('$which: $scarce', ({ unique, scarce }) => {
    expect(isScarce(unique)).toBe(scarce);
  });
});

interface Collection {
  types: WishableType[];
  saved: SavedItems['saveditems'];
}

function aCollection() {
  return fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 2_500 }),
        set: fc.constantFrom(1, 13, 20, UNIQUE_SET_ID, 141),
        scarce: fc.boolean(),
        number: fc.option(fc.integer({ min: 1, max: 20_000 })),
      }),
      { selector: ({ id }) => id, maxLength: 40 },
    )
    .map(
      (entries): Collection => ({
        types: entries.map(({ id, set, scarce }) =>
          aType(id, { set_id: SetId.parse(set), scarce: scarce && set === UNIQUE_SET_ID }),
        ),
        saved: savedAs(
          Object.fromEntries(entries.flatMap(({ id, number }) => (number === null ? [] : [[id, number]]))),
        ),
      }),
    );
}

/** An independent implementation, to compare with. */
function wishesByHand(list: WishTarget, isWider: boolean, { types, saved }: Collection): number[] {
  const uniques = types.filter((type) => Number(type.set_id) === 25);
  const others = types.filter((type) => Number(type.set_id) !== 25);
  let left = isWider ? types : others;
  if (list === 'U') left = isWider ? uniques : uniques.filter((type) => !type.scarce);

  return left
    .map(({ item_type_id }) => Number(item_type_id))
    .filter((id) => {
      const entry = Object.values(saved).find(({ item }) => Number(item.item_type_id) === id);
      if (!entry) return true;
      if (list === 'P') return String(entry.number) !== [...String(entry.number)].toReversed().join('');
      if (list === 'M' || list === 'U') return false;
      return entry.number > list;
    });
}

test('wishes are grouped by set, in the order of the sets, without empty ones [WL-02]', () => {
  const wishes = wishesOf({ target: 'M', isWider: true }, { types, saved: {} });
  const other = bell.set_id;
  const sets = [
    { id: UNIQUE_SET_ID, name: 'Unique Items' },
    { id: 999, name: 'Nothing missing' },
    { id: other, name: 'Port' },
  ];

  const names = (known: typeof sets) =>
    wishesBySet(wishes, known).map(({ name, wishes: own }) => [name, own.map((wish) => wish.item_type_id)]);

  expect(names(sets)).toEqual([
    ['Unique Items', [3, 4]],
    ['Port', [1, 2]],
  ]);
  expect(names(sets.slice(0, 1))).toEqual([
    ['Unique Items', [3, 4]],
    ['', [1, 2]],
  ]);
});

function aType(id: number, facts: Partial<WishableType>): WishableType {
  return {
    item_type_id: ItemTypeId.parse(id),
    name: `Item ${id}`,
    set_id: SetId.parse(1),
    hue: 205,
    retired: false,
    scarce: false,
    image_key: 'abc',
    ...facts,
  };
}

function savedAs(numbers: Record<number, number>): SavedItems['saveditems'] {
  return Object.fromEntries(
    Object.entries(numbers).map(([id, number]) => {
      const item_type_id = ItemTypeId.parse(Number(id));
      return [id, { number, item_id: ItemId.parse(Number(id)), item: { item_type_id, number } }];
    }),
  );
}

test.each([
  { text: ' 250 ', target: 250 },
  { text: '#1,204', target: 1204 },
  { text: 'm', target: 'M' },
  { text: '', target: null },
  { text: '-5', target: null },
  { text: 'none', target: null },
])('$text in the box means $target [WL-01]', ({ text, target }) => {
  expect(wishTargetWritten(text)).toBe(target);
});
