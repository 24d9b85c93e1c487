import { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { SAMPLE_RETIREMENT, TYPE, typeId } from '../samples/sample-catalogue.ts';
import {
  ADA,
  addItem,
  BANNED,
  BEN,
  createSampleWorld,
  DELETED,
  MEMORIAL,
  OLD_PARK,
  OVEN_STREET,
  play,
  SAMPLE_START,
} from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';

const forage = (type: number, place = OVEN_STREET, player = ADA): Action => ({
  type: 'forage',
  player_id: player,
  place_id: place,
  item_type_id: typeId(type),
});

test.each([
  {
    why: 'an unknown player cannot forage',
    action: forage(TYPE.flour, OVEN_STREET, PlayerId.parse(99)),
    refusal: 'no_such_player',
  },
  {
    why: 'a banned player can do nothing',
    action: forage(TYPE.flour, OVEN_STREET, BANNED),
    refusal: 'player_gone',
  },
  {
    why: 'a deleted player can do nothing',
    action: forage(TYPE.flour, OVEN_STREET, DELETED),
    refusal: 'player_gone',
  },
  {
    why: 'a memorial does nothing',
    action: forage(TYPE.flour, OVEN_STREET, MEMORIAL),
    refusal: 'player_gone',
  },
  {
    why: 'an unknown place has nothing',
    action: forage(TYPE.flour, PlaceId.parse(99)),
    refusal: 'no_such_place',
  },
  { why: 'an unknown type is not found', action: forage(9_999), refusal: 'no_such_item_type' },
  { why: "a '?' is not found", action: forage(TYPE.unreleased), refusal: 'not_released' },
  { why: 'flour is not found in a park', action: forage(TYPE.flour, OLD_PARK), refusal: 'not_found_here' },
  { why: 'what is only sold is not found', action: forage(TYPE.oven), refusal: 'not_found_here' },
])('$why', ({ action, refusal }) => {
  expect(play(createSampleWorld(), action).refusal).toBe(refusal);
});

test('an account due for deletion plays on until then', () => {
  const world = createSampleWorld();
  const ada = world.players.get(ADA);
  if (ada) world.players.set(ADA, { ...ada, deletion_date: SAMPLE_START + 1 });

  const before = play(world, forage(TYPE.flour));
  const after = play(world, forage(TYPE.flour), { now: SAMPLE_START + 1 });

  expect(before.refusal).toBeUndefined();
  expect(after.refusal).toBe('player_gone');
});

test('a retired type is found until it is retired', () => {
  const world = createSampleWorld();

  const before = play(world, forage(TYPE.retired, OLD_PARK), { now: SAMPLE_RETIREMENT - 1 });
  const after = play(world, forage(TYPE.retired, OLD_PARK), { now: SAMPLE_RETIREMENT });

  expect(before.refusal).toBeUndefined();
  expect(after.refusal).toBe('retired');
});

test('the next number goes into the pouch, and the place is visited', () => {
  const world = createSampleWorld();
  addItem(world, TYPE.flour, { user_id: BEN });

  const { applied } = play(world, forage(TYPE.flour));

  expect(applied?.minted).toMatchObject([{ number: 2, location: 'pouch', user_id: ADA, is_locked: false }]);
  expect(applied?.events).toMatchObject([{ type: 'itemfound', user_id: ADA, place_id: OVEN_STREET }]);
  expect(world.visits.get(OVEN_STREET)?.get(ADA)).toBe(SAMPLE_START);
  expect(world.places.get(OVEN_STREET)?.people_count).toBe(1);
});

test('a place is visited for the first time once', () => {
  const world = createSampleWorld();

  for (let times = 0; times < 3; times++) play(world, forage(TYPE.flour));

  expect(world.counters.get(ADA)).toEqual(
    new Map([
      ['foraged', 3],
      ['places_visited', 1],
    ]),
  );
  expect(world.places.get(OVEN_STREET)?.people_count).toBe(1);
});

test('a type with a location in words is found anywhere', () => {
  expect(play(createSampleWorld(), forage(TYPE.pebble, OLD_PARK)).refusal).toBeUndefined();
});

test.each([
  { chance: 0, variant: 2 },
  { chance: 0.99, variant: 3 },
])('chance $chance gives variant $variant', ({ chance, variant }) => {
  const { applied } = play(createSampleWorld(), forage(TYPE.bun), { chance: [chance] });

  expect(applied?.minted[0]?.variant_id).toBe(variant);
});

test('achievements are awarded when their target is reached, and their date does not change', () => {
  const world = createSampleWorld();

  for (let times = 1; times <= 6; times++) play(world, forage(TYPE.flour), { now: SAMPLE_START + times });

  expect(world.awards.get(ADA)).toEqual(
    new Map([
      [1, SAMPLE_START + 1],
      [2, SAMPLE_START + 5],
    ]),
  );
});
