import { ItemId, type ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { worldFaults } from '../checks/world-faults.ts';
import { TYPE, typeId } from '../samples/sample-catalogue.ts';
import { randomNumbers } from '../samples/sample-steps.ts';
import {
  ADA,
  addItem,
  BANNED,
  BEN,
  CLEO,
  createSampleWorld,
  DELETED,
  MEMORIAL,
  play,
  SAMPLE_ISSUED,
} from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const UNKNOWN = PlayerId.parse(99);
const NO_ITEM = ItemId.parse(999);

const of = (world: InMemoryWorld, user_id: PlayerId, state: Partial<ItemState> = {}) =>
  addItem(world, TYPE.flour, { user_id, ...state });

const ring = (members: readonly (readonly [PlayerId, ItemId])[], player_id = ADA): Action => ({
  type: 'settle_ring',
  player_id,
  members: members.map(([id, item_id]) => ({ player_id: id, item_id })),
});

const pairWith = (other: PlayerId) => (w: InMemoryWorld) =>
  ring([
    [ADA, of(w, ADA)],
    [other, of(w, other)],
  ]);

const pairOf = (w: InMemoryWorld, { mine = of(w, ADA), theirs = of(w, BEN) }) =>
  ring([
    [ADA, mine],
    [BEN, theirs],
  ]);

test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
  { why: 'without members', act: () => ring([]), refusal: 'ring_size' },
  { why: 'of one player', act: (w) => ring([[ADA, of(w, ADA)]]), refusal: 'ring_size' },
  {
    why: 'of six players',
    act: (w) => ring([ADA, ...fivePlayers(w)].map((id) => [id, of(w, id)])),
    refusal: 'ring_size',
  },
  {
    why: 'with a player twice',
    act: (w) => ring([ADA, BEN, ADA].map((id) => [id, of(w, id)])),
    refusal: 'ring_repeats',
  },
  {
    why: 'with an item twice',
    act: (w) => {
      const item = of(w, ADA);
      return pairOf(w, { mine: item, theirs: item });
    },
    refusal: 'ring_repeats',
  },
  {
    why: 'settled by another player',
    act: (w) => ({ ...pairOf(w, {}), player_id: CLEO }) as Action,
    refusal: 'not_in_ring',
  },
  { why: 'with an unknown player', act: pairWith(UNKNOWN), refusal: 'no_such_player' },
  { why: 'with a banned player', act: pairWith(BANNED), refusal: 'other_player_gone' },
  { why: 'with a deleted player', act: pairWith(DELETED), refusal: 'other_player_gone' },
  { why: 'with a memorial', act: pairWith(MEMORIAL), refusal: 'other_player_gone' },
  { why: 'of an unknown item', act: (w) => pairOf(w, { mine: NO_ITEM }), refusal: 'no_such_item' },
  { why: "of another's item", act: (w) => pairOf(w, { mine: of(w, BEN) }), refusal: 'not_yours' },
  {
    why: 'of a saved item',
    act: (w) => pairOf(w, { mine: of(w, ADA, { location: 'saved' }) }),
    refusal: 'not_in_pouch',
  },
  {
    why: 'of a locked item',
    act: (w) => pairOf(w, { mine: of(w, ADA, { is_locked: true }) }),
    refusal: 'locked',
  },
  { why: 'of a listed item', act: (w) => pairOf(w, { mine: listed(w, ADA) }), refusal: 'on_market' },
  { why: 'for an unknown item', act: (w) => pairOf(w, { theirs: NO_ITEM }), refusal: 'no_such_item' },
  {
    why: 'for an item that its giver does not have',
    act: (w) => pairOf(w, { theirs: of(w, CLEO) }),
    refusal: 'not_theirs',
  },
  {
    why: "for another's locked item",
    act: (w) => pairOf(w, { theirs: of(w, BEN, { is_locked: true }) }),
    refusal: 'not_theirs',
  },
  {
    why: "for another's listed item",
    act: (w) => pairOf(w, { theirs: listed(w, BEN) }),
    refusal: 'not_theirs',
  },
])('there is no swap ring $why [SW-04]', ({ act, refusal }) => {
  const world = createSampleWorld();

  const { refusal: found, applied } = play(world, act(world));

  expect({ found, applied }).toEqual({ found: refusal, applied: undefined });
  expect(world.history).toEqual([]);
});

test('a ring passes every item on, with one event in each history [SW-04]', () => {
  const world = createSampleWorld();
  const [first, second, third] = [of(world, ADA), of(world, BEN), of(world, CLEO)];

  const { applied } = play(
    world,
    ring(
      [
        [ADA, first],
        [BEN, second],
        [CLEO, third],
      ],
      CLEO,
    ),
  );

  expect([first, second, third].map((id) => world.items.get(id))).toMatchObject([
    { location: 'pouch', user_id: BEN },
    { location: 'pouch', user_id: CLEO },
    { location: 'pouch', user_id: ADA },
  ]);
  const traded = { type: 'itemtraded', tertiary_item: null, place_id: null };
  expect(applied?.events).toMatchObject([
    { ...traded, user_id: ADA, gift_user_id: BEN, secondary_item: third, recorded_for: [first] },
    { ...traded, user_id: BEN, gift_user_id: CLEO, secondary_item: first, recorded_for: [second] },
    { ...traded, user_id: CLEO, gift_user_id: ADA, secondary_item: second, recorded_for: [third] },
  ]);
  for (const id of [ADA, BEN, CLEO]) expect(world.counters.get(id)?.get('trades')).toBe(1);
});

describe('a Christmas Cracker in a ring', () => {
  test.each([
    { chance: 0, winner: BEN },
    { chance: 0.5, winner: CLEO },
  ])('is pulled by its giver and its receiver; chance $chance: $winner [SW-04]', ({ chance, winner }) => {
    const world = createSampleWorld();
    const cracker = addItem(world, TYPE.cracker, { user_id: BEN });
    const members = [
      [ADA, of(world, ADA)] as const,
      [BEN, cracker] as const,
      [CLEO, of(world, CLEO)] as const,
    ];

    const { applied } = play(world, ring(members), { chance: [0.9, 0.9, 0.9, chance, 0.99] });

    expect(world.items.get(cracker)).toMatchObject({ location: 'destroyed', user_id: null });
    expect(applied?.minted).toMatchObject([{ item_type_id: TYPE.foilCrown, user_id: winner }]);
    const hat = applied?.minted[0]?.item_id;
    expect(applied?.events.map(({ recorded_for }) => recorded_for)).toEqual([
      [members[0]?.[1]],
      [cracker, hat],
      [members[2]?.[1]],
    ]);
    expect([ADA, BEN, CLEO].map((id) => world.counters.get(id)?.get('crackers') ?? 0)).toEqual([0, 1, 1]);
  });
});

test('random rings lose and double nothing, and leave a consistent world [SW-04]', () => {
  const rings = fc.record({
    crackers: fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }),
    last: fc.nat(),
    seed: fc.integer(),
  });

  fc.assert(
    fc.property(rings, ({ crackers, last, seed }) => {
      const world = createSampleWorld();
      const players = fivePlayers(world).slice(0, crackers.length);
      const items = crackers.map((isCracker, i) => bought(world, at(players, i), isCracker));
      const before = world.items.size;
      const random = randomNumbers(seed);

      const { applied } = play(
        world,
        ring(
          items.map((item, i) => [at(players, i), item]),
          at(players, last),
        ),
        { chance: Array.from({ length: 15 }, random) },
      );

      items.forEach((item, i) => {
        const pulled = crackers[i];
        const placed = pulled
          ? { location: 'destroyed', user_id: null }
          : { location: 'pouch', user_id: at(players, i + 1) };
        expect(world.items.get(item)).toMatchObject(placed);
        const own = applied?.events.filter(({ recorded_for }) => recorded_for.includes(item));
        expect(own).toMatchObject([{ primary_item: item, user_id: at(players, i) }]);
      });
      const hats = applied?.minted ?? [];
      expect(hats).toHaveLength(crackers.filter(Boolean).length);
      expect(world.items.size).toBe(before + hats.length);
      expect(worldFaults(world, ISSUED_BEFORE)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const ISSUED_BEFORE = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));

function fivePlayers(world: InMemoryWorld): PlayerId[] {
  const ben = world.players.get(BEN);
  const players = [21, 22, 23, 24, 25].map((id) => PlayerId.parse(id));
  for (const id of players) if (ben) world.players.set(id, { ...ben, id });
  return players;
}

function bought(world: InMemoryWorld, player_id: PlayerId, isCracker: boolean): ItemId {
  const item_type_id = typeId(isCracker ? TYPE.cracker : TYPE.oven);
  const { applied } = play(world, { type: 'buy', player_id, item_type_id });
  return applied?.minted[0]?.item_id as ItemId;
}

function listed(world: InMemoryWorld, seller_id: PlayerId): ItemId {
  const item_id = of(world, seller_id);
  world.listings.set(item_id, { item_id, seller_id, cost: 5, listed_at: 0 });
  return item_id;
}

function at<Entry>(list: readonly Entry[], position: number): Entry {
  return list[position % list.length] as Entry;
}
