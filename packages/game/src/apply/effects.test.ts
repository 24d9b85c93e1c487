import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ItemId, PlaceId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { typeId } from '../samples/sample-catalogue.ts';
import { ADA, BEN } from '../samples/sample-world.ts';
import type { ItemState } from '../state/item-state.ts';
import { placeCountsDelta, standingCountsDelta, statusCountsDelta } from './effects.ts';

const item = (state: Partial<ItemState>): ItemState => ({
  item_id: ItemId.parse(1),
  item_type_id: typeId(101),
  number: 5,
  variant_id: null,
  location: 'pouch',
  is_locked: false,
  user_id: ADA,
  place_id: null,
  used_in_item_id: null,
  picked_up_at: null,
  created_at: 0,
  changed_at: 0,
  ...state,
});

const summary = (before: ItemState | null, after: ItemState) =>
  statusCountsDelta(before, after).map(({ range_max, status, by }) => `${range_max} ${status} ${by}`);

test.each([
  { number: 99, ranges: [99, 999, 9999] },
  { number: 100, ranges: [999, 9999] },
  { number: 1_000, ranges: [9999] },
  { number: 10_000, ranges: [] },
])('a new #$number counts in the ranges $ranges', ({ number, ranges }) => {
  expect(summary(null, item({ number }))).toEqual(ranges.map((range) => `${range} pouch 1`));
});

test('a move is subtracted from one status and added to another', () => {
  const before = item({ number: 5_000 });

  expect(summary(before, { ...before, location: 'saved' })).toEqual(['9999 pouch -1', '9999 saved 1']);
});

test.each<{ why: string; from: ItemLocation; to: ItemLocation; changes: string[] }>([
  {
    why: 'opened counts as mixed',
    from: 'pouch',
    to: 'destroyed',
    changes: ['9999 pouch -1', '9999 mixed 1'],
  },
  { why: 'limbo is under no head', from: 'pouch', to: 'limbo', changes: ['9999 pouch -1'] },
  { why: 'nor is the unique pool', from: 'unique_pool', to: 'pouch', changes: ['9999 pouch 1'] },
  { why: 'what stays under its head changes nothing', from: 'pouch', to: 'pouch', changes: [] },
])('$why', ({ from, to, changes }) => {
  const before = item({ number: 5_000, location: from });

  expect(summary(before, { ...before, location: to })).toEqual(changes);
});

test('standing counts follow the player, the lock and the number', () => {
  const locked = item({ is_locked: true });

  expect(standingCountsDelta(locked, item({ user_id: BEN }))).toEqual([
    { player_id: ADA, counts: 'locked', by: -1 },
  ]);
  expect(standingCountsDelta(null, item({ location: 'saved', number: 1_221 }))).toEqual([
    { player_id: ADA, counts: 'saved', by: 1 },
    { player_id: ADA, counts: 'palindromes_saved', by: 1 },
  ]);
  expect(standingCountsDelta(item({}), item({ location: 'recycle_center', user_id: null }))).toEqual([]);
});

test('place counts follow where it lies', () => {
  const [here, there] = [PlaceId.parse(1), PlaceId.parse(2)];

  expect(placeCountsDelta(item({ place_id: here }), item({ place_id: here }))).toEqual([]);
  expect(placeCountsDelta(null, item({ place_id: here }))).toEqual([{ place_id: here, by: 1 }]);
  expect(placeCountsDelta(item({ place_id: here }), item({ place_id: there }))).toEqual([
    { place_id: here, by: -1 },
    { place_id: there, by: 1 },
  ]);
});
