import { SetId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import {
  ADA,
  addItem,
  createSampleWorld,
  DELETED,
  MEMORIAL,
  OLD_PARK,
  play,
} from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import { inactiveFrom } from './release-rules.ts';

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const release = (reason: 'inactive' | 'deleted', player_id = ADA): Action => ({
  type: 'release',
  player_id,
  reason,
});
const holding = (player_id: typeof ADA) => {
  const world = createSampleWorld();
  addItem(world, TYPE.flour, { user_id: player_id });
  return world;
};
const completed = (world: InMemoryWorld, day: string) =>
  world.completions.set(ADA, new Map([[SetId.parse(2), { number: 1, completed_at: at(day) }]]));

describe('an account counts as inactive', () => {
  test.each([
    { why: 'never before 2023, however old it is', began: '2012-05-01', last: null, from: '2023-01-01' },
    { why: 'twelve months after it began', began: '2022-06-15', last: null, from: '2023-06-15' },
    {
      why: 'twelve months after the last completed set',
      began: '2012-05-01',
      last: '2023-03-31',
      from: '2024-03-31',
    },
    {
      why: 'not sooner for a set completed before 2022',
      began: '2012-05-01',
      last: '2019-01-01',
      from: '2023-01-01',
    },
  ])('$why', ({ began, last, from }) => {
    expect(inactiveFrom({ created_at: at(began) }, last === null ? null : at(last))).toBe(at(from));
  });
});

test.each([
  {
    why: 'a day before its time',
    world: holding(ADA),
    action: release('inactive'),
    day: '2022-12-31',
    refusal: 'still_active',
  },
  {
    why: 'when its time has come',
    world: holding(ADA),
    action: release('inactive'),
    day: '2023-01-01',
    refusal: undefined,
  },
  {
    why: 'as deleted when it is not',
    world: holding(ADA),
    action: release('deleted'),
    day: '2023-01-01',
    refusal: 'not_deleted',
  },
  {
    why: 'once deleted',
    world: holding(DELETED),
    action: release('deleted', DELETED),
    day: '2018-05-02',
    refusal: undefined,
  },
  {
    why: 'if it is a memorial',
    world: holding(MEMORIAL),
    action: release('inactive', MEMORIAL),
    day: '2025-01-01',
    refusal: 'memorial',
  },
  {
    why: 'if it is empty',
    world: createSampleWorld(),
    action: release('inactive'),
    day: '2025-01-01',
    refusal: 'nothing_to_release',
  },
  {
    why: 'if there is none',
    world: createSampleWorld(),
    action: release('inactive', 99 as never),
    day: '2025-01-01',
    refusal: 'no_such_player',
  },
])('an account releases its items, or not, $why', ({ world, action, day, refusal }) => {
  expect(play(world, action, { now: at(day) }).refusal).toBe(refusal);
});

test('completing a set keeps the items for another year', () => {
  const world = holding(ADA);
  completed(world, '2023-05-05');

  expect(play(world, release('inactive'), { now: at('2024-05-04') }).refusal).toBe('still_active');
  expect(play(world, release('inactive'), { now: at('2024-05-05') }).refusal).toBeUndefined();
});

test('held, saved, stashed and locked items all go back into the game, each to its pool', () => {
  const world = createSampleWorld();
  const ordinary = addItem(world, TYPE.flour, { user_id: ADA });
  const forSale = addItem(world, TYPE.flour, { user_id: ADA });
  play(world, { type: 'list_on_market', player_id: ADA, item_id: forSale, cost: 5 });
  const saved = addItem(world, TYPE.oven, { user_id: ADA });
  play(world, { type: 'save', player_id: ADA, item_id: saved });
  const lying = addItem(world, TYPE.bun, { user_id: ADA });
  play(world, { type: 'drop', player_id: ADA, item_id: lying, place_id: OLD_PARK, lock: true });
  const unique = addItem(world, TYPE.goldfish, { user_id: ADA, location: 'lockbox', is_locked: true });
  const others = [TYPE.card, TYPE.branded, TYPE.well].map((type) => addItem(world, type, { user_id: ADA }));

  const { applied } = play(world, release('inactive'), { now: at('2024-01-01') });

  for (const id of [ordinary, forSale, saved, lying])
    expect(world.items.get(id)?.location).toBe('mixing_pool');
  expect(world.items.get(unique)?.location).toBe('unique_pool');
  for (const id of others) expect(world.items.get(id)?.location).toBe('limbo');
  for (const item of world.items.values()) {
    expect(item).toMatchObject({ user_id: null, place_id: null, is_locked: false });
  }
  expect(applied?.events.map((event) => event.type)).toEqual(Array(8).fill('itemwalladrone'));
  expect(world.listings.size).toBe(0);
  expect(world.places.get(OLD_PARK)?.item_count).toBe(0);
  expect(world.counters.get(ADA)?.get('saved')).toBe(0);
  expect(world.mixingPool).toEqual([ordinary, forSale, saved, lying]);
});
