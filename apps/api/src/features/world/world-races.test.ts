import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/contract/world/action';
import { SAMPLE_CATALOGUE, TYPE, typeId } from '@wallabee/contract/world/sample-catalogue';
import { sampleAction } from '@wallabee/contract/world/sample-play';
import { randomNumbers, sampleStep } from '@wallabee/contract/world/sample-steps';
import {
  ADA,
  BEN,
  CLEO,
  createSampleWorld,
  OLD_PARK,
  OVEN_STREET,
  SAMPLE_ISSUED,
  SAMPLE_START,
  TINY_PARK,
} from '@wallabee/contract/world/sample-world';
import { worldFaults } from '@wallabee/contract/world/world-faults';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { readWorld } from '../../../test/read-world.ts';
import { loadSampleWorld } from '../../../test/sample-world.ts';
import { perform } from './world.service.ts';

const { db } = await createTestDatabase(40);
const engine = { db, game: () => SAMPLE_CATALOGUE };
const random = randomNumbers(11);
const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));
let now = SAMPLE_START;

beforeEach(async () => {
  await emptyTables(db);
  await loadSampleWorld(db, withCrowd());
});

afterEach(async () => {
  expect(worldFaults(await readWorld(db, SAMPLE_CATALOGUE), issuedBefore)).toEqual([]);
});

test('two hundred forages of one type at once make two hundred numbers, without a gap or a twin', async () => {
  const outcomes = await allAtOnce(times(200, (turn) => forage(TYPE.flour, CROWD[turn % CROWD.length])));

  const numbers = outcomes.flatMap(({ applied }) => applied?.minted.map((item) => item.number) ?? []);
  expect(numbers.sort((a, b) => a - b)).toEqual(times(200, (turn) => turn + 1));
});

test('one item is spent once, however many ways are tried at once', async () => {
  const [flour, starter] = [await anItem(TYPE.flour), await anItem(TYPE.starter)];
  const bens = await anItem(TYPE.starter, BEN);
  const ways: Action[] = [
    { type: 'recycle', player_id: ADA, item_id: flour },
    { type: 'drop', player_id: ADA, item_id: flour, place_id: OLD_PARK, lock: false },
    { type: 'mix', player_id: ADA, first_id: flour, second_id: starter, result_type_id: typeId(TYPE.dough) },
    { type: 'trade', player_id: BEN, other_id: ADA, given_id: bens, received_id: flour },
    { type: 'save', player_id: ADA, item_id: flour },
  ];

  const outcomes = await allAtOnce(times(30, (turn) => ways[turn % ways.length] as Action));

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('one of many who reach for a dropped item has it', async () => {
  const item_id = await anItem(TYPE.flour);
  await done({ type: 'drop', player_id: ADA, item_id, place_id: OLD_PARK, lock: false });

  const outcomes = await allAtOnce(CROWD.map((player_id) => ({ type: 'pick_up', player_id, item_id })));

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('a code gives its hundred items exactly once, however many requests race [RD-04]', async () => {
  const outcomes = await allAtOnce(
    times(30, (turn) => ({ type: 'redeem_code', player_id: CROWD[turn % 5] ?? ADA, code: 'BUILD-1' })),
  );

  const [won, ...others] = outcomes.flatMap(({ applied }) => applied ?? []);
  expect(others).toEqual([]);
  expect(won?.minted).toHaveLength(100);
  for (const item of won?.minted ?? []) expect(item).toMatchObject({ location: 'lockbox', is_locked: true });
  expect(won?.balances).toEqual([]);
  const refusals = outcomes.flatMap(({ reason }) => reason ?? []);
  expect(refusals).toEqual(Array(29).fill('code_used'));
  expect((await readWorld(db, SAMPLE_CATALOGUE)).items.size).toBe(100);
});

test('a one-of-a-kind stays the only one', async () => {
  const gift = (recipient_id: PlayerId): Action => ({
    type: 'gift_unique',
    player_id: ADA,
    recipient_id,
    item_type_id: typeId(TYPE.heirloom),
    variant_id: null,
  });

  const outcomes = await allAtOnce(times(20, (turn) => gift(CROWD[turn] ?? BEN)));

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('honeycombs are spent once', async () => {
  const outcomes = await allAtOnce(
    times(12, () => ({ type: 'buy', player_id: CLEO, item_type_id: typeId(TYPE.oven) })),
  );

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(2);
});

test('a listing sells once', async () => {
  const item_id = await anItem(TYPE.flour);
  await done({ type: 'list_on_market', player_id: ADA, item_id, cost: 10 });

  const outcomes = await allAtOnce([
    ...CROWD.map((player_id): Action => ({ type: 'buy_on_market', player_id, item_id })),
    { type: 'withdraw_from_market', player_id: ADA, item_id },
  ]);

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('a place takes no more than it holds', async () => {
  const items = await Promise.all(times(8, () => anItem(TYPE.flour)));

  const outcomes = await allAtOnce(
    items.map((item_id) => ({ type: 'drop', player_id: ADA, item_id, place_id: TINY_PARK, lock: false })),
  );

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('each mixer brings back an item of its own, and those who finish a set together have numbers of their own', async () => {
  for (const player of CROWD.slice(0, 3))
    for (const type of [TYPE.pebble, TYPE.flour]) await anItem(type, player);
  now = Date.parse('2025-01-01T00:00:00Z');
  for (const player_id of CROWD.slice(0, 3)) await done({ type: 'release', player_id, reason: 'inactive' });
  const players = CROWD.slice(3, 9);
  const mixers = await Promise.all(players.map((player) => anItem(TYPE.goldMixer, player)));
  const flours = await Promise.all(players.map((player) => anItem(TYPE.flour, player)));

  const mixed = await allAtOnce(
    players.map((player_id, turn) => ({
      type: 'use_mixer',
      player_id,
      mixer_id: mixers[turn] as ItemId,
      item_id: flours[turn] as ItemId,
    })),
  );
  const pebbles = await Promise.all(players.map((player) => anItem(TYPE.pebble, player)));
  const spades = await Promise.all(players.map((player) => anItem(TYPE.spade, player)));
  const saves = [...pebbles, ...spades].map(
    (item_id, turn): Action => ({ type: 'save', player_id: players[turn % players.length] ?? ADA, item_id }),
  );
  const saved = await allAtOnce(saves);

  expect(mixed.every(({ applied }) => applied)).toBe(true);
  const brought = mixed.map(({ applied }) => applied?.events[0]?.primary_item);
  expect(new Set(brought).size).toBe(players.length);
  const finishes = saved.flatMap(({ applied }) => applied?.completed.map(({ number }) => number) ?? []);
  expect(finishes.sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a storm of everything at once leaves the world sound', { timeout: 60_000 }, async () => {
  let seed = 500_000;
  const reasons = new Map<string, number>();
  for (let round = 0; round < 25; round++) {
    const world = await readWorld(db, SAMPLE_CATALOGUE);
    for (const [type, owners] of createSampleWorld().owners) world.owners.set(type, owners);
    const outcomes = await allAtOnce(
      times(60, () => {
        seed += 1;
        return sampleAction(world, sampleStep(seed));
      }),
    );
    for (const { reason = 'done' } of outcomes) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }

  expect(reasons.get('done')).toBeGreaterThan(300);
  expect(reasons.get('unavailable')).toBeUndefined();
});

/** Enough players that none of them is in the other's way. */
const CROWD = times(30, (turn) => PlayerId.parse(100 + turn));

function withCrowd() {
  const world = createSampleWorld();
  const ada = world.players.get(ADA);
  for (const id of CROWD) if (ada) world.players.set(id, { ...ada, id });
  return world;
}

function times<Thing>(count: number, make: (turn: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, turn) => make(turn));
}

function forage(type: number, player_id = ADA): Action {
  const place_id = type === TYPE.pebble ? OLD_PARK : OVEN_STREET;
  return { type: 'forage', player_id, place_id, item_type_id: typeId(type) };
}

/** Found or bought, whichever way there is. */
async function anItem(type: number, player_id = ADA): Promise<ItemId> {
  const isBought = SAMPLE_CATALOGUE.types.get(typeId(type))?.store_cost !== null;
  const { minted } = await done(
    isBought ? { type: 'buy', player_id, item_type_id: typeId(type) } : forage(type, player_id),
  );
  const [item] = minted;
  if (!item) throw new Error('Nothing was made.');
  return item.item_id;
}

function done(action: Action) {
  now += 100_000;
  return perform(engine, action, { now: new Date(now), random });
}

/** Every refusal is one of the rules', and nothing fails otherwise. */
function allAtOnce(actions: readonly Action[]) {
  return Promise.all(
    actions.map((action) =>
      done(action).then(
        (applied) => ({ applied, reason: undefined }),
        (failure) => ({ applied: undefined, reason: reasonOf(failure) }),
      ),
    ),
  );
}

function reasonOf(failure: { problem?: { reason?: string; code: string } }): string {
  const reason = failure.problem?.reason ?? failure.problem?.code;
  if (!reason) throw failure;
  return reason;
}
