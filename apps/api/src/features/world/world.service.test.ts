import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import {
  SAMPLE_ACHIEVEMENTS,
  SAMPLE_CATALOGUE,
  SAMPLE_TYPES,
  TYPE,
  typeId,
} from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { aWellFilled, sampleStep } from '@wallabee/game/samples/sample-steps';
import {
  ADA,
  BEN,
  CLEO,
  createSampleWorld,
  OVEN_STREET,
  SAMPLE_ISSUED,
  SAMPLE_START,
} from '@wallabee/game/samples/sample-world';
import type { Action } from '@wallabee/game/state/action';
import { arrangeCatalogue } from '@wallabee/game/state/game-catalogue';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { comparable, readWorld } from '../../../test/builders/read-world.ts';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { createTestDatabase, emptyTables, NO_NOTIFICATIONS } from '../../../test/database.ts';
import { listenForNotifications } from '../../platform/realtime/notifications.ts';
import { watchCatalogue } from '../catalogue/catalogue.public.ts';
import { createWorldEngine, perform } from './world.service.ts';

const { db, url } = await createTestDatabase();
const engine = { db, game: () => SAMPLE_CATALOGUE };

beforeEach(async () => {
  await emptyTables(db);
  await loadSampleWorld(db, createSampleWorld());
});

test.each([1, 2, 3])('game %d: the engine and the world in memory give equal results', async (game) => {
  const world = createSampleWorld();
  let now = SAMPLE_START;
  for (let turn = 0; turn < 700; turn++) {
    now += turn % 200 === 199 ? 300 * 24 * 3_600_000 : 20_000;
    const step = sampleStep(game * 100_000 + turn);
    await performInBoth(world, sampleAction(world, step), { now, chance: step.chance });
  }

  const stored = await readWorld(db, SAMPLE_CATALOGUE);

  expect(comparable(stored)).toEqual(comparable(world));
  expect(worldFaults(stored, issuedBefore)).toEqual([]);
});

test('a well is filled and redeemed', async () => {
  const world = createSampleWorld();
  const chance = [0, 0, 0, 0, 0, 0];
  let now = SAMPLE_START;
  for (const action of aWellFilled(world, ADA)) {
    now += 1_000;
    await performInBoth(world, action, { now, chance });
  }

  expect(comparable(await readWorld(db, SAMPLE_CATALOGUE))).toEqual(comparable(world));
});

test('a refused action throws a problem with a reason and changes nothing', async () => {
  const before = comparable(await readWorld(db, SAMPLE_CATALOGUE));

  const nothingThere = await act({ type: 'recycle', player_id: ADA, item_id: 99 as ItemId }).catch(itself);
  const tooMuch = await act({ type: 'buy', player_id: CLEO, item_type_id: typeId(TYPE.well) }).catch(itself);

  expect(nothingThere).toMatchObject({
    status: 404,
    problem: { code: 'not_found', reason: 'no_such_item', error: 'There is no such item.' },
  });
  expect(tooMuch).toMatchObject({
    status: 409,
    problem: {
      code: 'refused',
      reason: 'not_enough_honeycombs',
      error: 'You do not have enough honeycombs.',
    },
  });
  expect(comparable(await readWorld(db, SAMPLE_CATALOGUE))).toEqual(before);
});

test('a failure half-way changes nothing', async () => {
  await sql`alter table history add constraint broken check (type <> 'itemfound')`.execute(db);
  const before = comparable(await readWorld(db, SAMPLE_CATALOGUE));

  const failure = await act(FORAGING).catch(itself);

  expect(String(failure)).toContain('broken');
  await sql`alter table history drop constraint broken`.execute(db);
  expect(comparable(await readWorld(db, SAMPLE_CATALOGUE))).toEqual(before);
  expect((await act(FORAGING)).minted).toMatchObject([{ number: 1 }]);
});

test('new items and their holders are notified after the commit', async () => {
  const notifications = await listenForNotifications(url);
  const received: unknown[] = [];
  notifications.on('world_events', (message) => received.push(JSON.parse(message)));
  await notifications.settled();

  await act(FORAGING);
  const pebble = await act({ ...FORAGING, item_type_id: typeId(TYPE.pebble) });
  const spade = await act({ type: 'buy', player_id: ADA, item_type_id: typeId(TYPE.spade) });
  for (const { minted } of [pebble, spade]) {
    await act({ type: 'save', player_id: ADA, item_id: minted[0]?.item_id as ItemId });
  }

  await expect.poll(() => received).toHaveLength(10);
  expect(received.filter((message) => !isOfHolder(message))).toEqual([
    { new_item: { item_type_id: TYPE.flour, number: 1 } },
    { new_item: { item_type_id: TYPE.pebble, number: 9_996 } },
    { new_item: { item_type_id: TYPE.spade, number: 1_996 } },
    { new_item: { item_type_id: TYPE.laurel, number: 1 } },
    { set_completed: { set_id: 2, completed: 1 } },
  ]);
  expect(received.filter(isOfHolder)).toEqual(Array(5).fill({ items_changed: { player_id: ADA } }));
  await notifications.stop();
});

test('a trade notifies both players once', async () => {
  const mine = (await act(FORAGING)).minted[0]?.item_id as ItemId;
  const theirs = (await act({ ...FORAGING, player_id: BEN })).minted[0]?.item_id as ItemId;
  const notifications = await listenForNotifications(url);
  const received: unknown[] = [];
  notifications.on('world_events', (message) => received.push(JSON.parse(message)));
  await notifications.settled();

  await act({ type: 'trade', player_id: ADA, other_id: BEN, given_id: mine, received_id: theirs });

  await expect.poll(() => received).toHaveLength(2);
  expect(received).toEqual([ADA, BEN].map((player_id) => ({ items_changed: { player_id } })));
  await notifications.stop();
});

function isOfHolder(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'items_changed' in message;
}

test('the rules use the catalogue of the tables', async () => {
  const engineOfTables = createWorldEngine(db, await watchCatalogue(db, NO_NOTIFICATIONS));

  // The tables do not store since when a type is retired.
  const types = SAMPLE_TYPES.map((type) => ({ ...type, retired_at: type.retired_at === null ? null : 0 }));
  expect(engineOfTables.game()).toEqual(arrangeCatalogue(types, SAMPLE_ACHIEVEMENTS));
  expect(engineOfTables.game()).toBe(engineOfTables.game());
});

const FORAGING = {
  type: 'forage',
  player_id: ADA,
  place_id: OVEN_STREET,
  item_type_id: typeId(TYPE.flour),
} as const;

const itself = (failure: unknown) => failure;

function act(action: Action) {
  return perform(engine, action, { now: new Date(SAMPLE_START), fixedLuck: [] });
}

const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));

/** Performs an action in memory and in the database, and expects equal results. */
async function performInBoth(
  world: InMemoryWorld,
  action: Action,
  { now, chance }: { now: number; chance: readonly number[] },
) {
  const expected = performInMemory(world, action, { now, luck: luckOfFractions(chance) });
  const answer = await perform(engine, action, { now: new Date(now), fixedLuck: chance }).then(
    (applied) => ({ applied }),
    (problem) => ({ refusal: problem.problem?.reason ?? problem }),
  );
  expect(answer).toEqual(expected);
}
