import { readNumberedItem } from '@wallabee/contract/items/item';
import { COUNTED_LOCATIONS, STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { readItemStatus } from '@wallabee/contract/items/status';
import { readProfile } from '@wallabee/contract/players/profile';
import { DAY_MS, type Day, dayOf, endOfDay } from '@wallabee/contract/protocol/day';
import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { listPlayerSets, readPlayerSet } from '@wallabee/contract/set-progress/set-progress';
import { readSet } from '@wallabee/contract/sets/set';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import { createReplay, type Replay } from '@wallabee/game/samples/replay';
import { SAMPLE_CATALOGUE, SAMPLE_TYPES } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { aSetCompleted, randomNumbers, sampleStep } from '@wallabee/game/samples/sample-steps';
import { ADA, BEN, createSampleWorld, SAMPLE_START } from '@wallabee/game/samples/sample-world';
import { isReleasedAt } from '@wallabee/game/state/game-catalogue';
import { expect, test } from 'vitest';
import { loadSampleWorld } from '../../../../test/builders/sample-world.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { perform } from '../../world/world.public.ts';

const site = await createTestWorld();
const random = randomNumbers(26);
const oneOf = <Each>(all: readonly Each[]) => all[Math.floor(random() * all.length)] as Each;
const DATES = 1_000;

test('on 1,000 random dates the answers equal a replay of the events up to then [TM-03]', async () => {
  const world = await playedWorld();
  const replay = createReplay(SAMPLE_CATALOGUE, world.history, world.items);

  for (const day of randomDays(world)) {
    replay.until(endOfDay(day));
    await compareStatus(world, replay, day);
    await compareNumber(world, replay, day);
    await compareSet(replay, day);
    await comparePlayer(world, replay, day);
  }
}, 300_000);

/** Some actions an hour apart and some days apart, so that days have several events or none. */
async function playedWorld(): Promise<InMemoryWorld> {
  const world = createSampleWorld();
  await loadSampleWorld(site.db, createSampleWorld());
  await site.catalogue.reload();
  let now = SAMPLE_START;
  for (let turn = 0; turn < 900; turn++) {
    now += turn % 8 === 0 ? 4 * DAY_MS : DAY_MS / 24;
    const step = sampleStep(turn);
    const finisher = { 200: ADA, 500: BEN }[turn];
    const actions = finisher ? aSetCompleted(world, finisher) : [sampleAction(world, step)];
    for (const action of actions) {
      if (performInMemory(world, action, { now, luck: luckOfFractions(step.chance) }).refusal) continue;
      const engine = { db: site.db, game: () => SAMPLE_CATALOGUE };
      await perform(engine, action, { now: new Date(now), fixedLuck: step.chance });
    }
  }
  expect([...world.finishers.values()]).toContain(2);
  site.clock.now = new Date(now + 30 * DAY_MS);
  return world;
}

function randomDays({ history }: InMemoryWorld): Day[] {
  const last = history.at(-1)?.created_at ?? SAMPLE_START;
  const first = SAMPLE_START - 5 * DAY_MS;
  const days = Array.from({ length: DATES }, () => dayOf(first + random() * (last + 10 * DAY_MS - first)));
  return days.sort();
}

async function compareStatus(world: InMemoryWorld, replay: Replay, day: Day) {
  const [type, max] = [oneOf(SAMPLE_TYPES), oneOf(STATUS_RANGES)];
  const counts = Object.fromEntries(COUNTED_LOCATIONS.map((location) => [location, 0]));
  for (const [id, { location }] of replay.items) {
    const item = world.items.get(id);
    if (item?.item_type_id === type.id && item.number <= max) counts[location] = (counts[location] ?? 0) + 1;
  }

  const response = await site.call(readItemStatus, {
    params: { itemTypeId: type.id },
    query: { min: 1, max, at: day },
  });

  expect(response.json(), `${day} type ${type.id} to ${max}`).toMatchObject(counts);
}

async function compareNumber(world: InMemoryWorld, replay: Replay, day: Day) {
  const { item_id, item_type_id, number } = oneOf([...world.items.values()]);
  const then = replay.items.get(item_id);
  const issued = [...replay.items.keys()].filter((id) => world.items.get(id)?.item_type_id === item_type_id);

  const response = await site.call(readNumberedItem, {
    params: { itemTypeId: item_type_id, number },
    query: { at: day },
  });

  expect(response.statusCode, `${day} item ${item_id}`).toBe(then ? 200 : 404);
  if (!then) return;
  expect(response.json(), `${day} item ${item_id}`).toMatchObject({
    item_id,
    location: then.location,
    user_id: then.holder_id,
    place_id: then.place_id,
    used_in_mix: then.used_in_item_id,
    total_issued: issued.length,
  });
}

async function compareSet(replay: Replay, day: Day) {
  const setId = oneOf(SAMPLE_TYPES).set_id;

  const response = await site.call(readSet, { params: { setId }, query: { at: day } });

  const total_completed = replay.finishers.get(setId)?.length ?? 0;
  expect(response.json(), `${day} set ${setId}`).toMatchObject({ id: setId, total_completed });
}

async function comparePlayer(world: InMemoryWorld, replay: Replay, day: Day) {
  const playerId = oneOf([...world.players.keys()]);
  const sets = [...SAMPLE_CATALOGUE.bySet.keys()];
  const wanted = sets.map((id) => progressOf(replay, { playerId, setId: id, day }));
  const setId = oneOf(sets);
  const query = { at: day };

  const all = await site.call(listPlayerSets, { params: { player: String(playerId) }, query });
  const one = await site.call(readPlayerSet, { params: { player: String(playerId), setId }, query });

  expect(all.json().sets, `${day} player ${playerId}`).toEqual(
    expect.arrayContaining(wanted.map((set) => expect.objectContaining(set))),
  );
  expect(all.json().completedSets).toBe(wanted.filter(({ number }) => number > 0).length);
  const saved = replay.saved.get(playerId);
  const profile = await site.call(readProfile, { params: { player: String(playerId) }, query });
  expect(profile.json().collection, `${day} player ${playerId}`).toEqual({
    saved: saved?.size ?? 0,
    sets_begun: wanted.filter(({ found }) => found > 0).length,
    sets_completed: all.json().completedSets,
  });
  for (const { item_type_id, item_id } of one.json().items)
    expect(item_id, `${day} player ${playerId}`).toBe(saved?.get(item_type_id) ?? null);
}

function progressOf(
  replay: Replay,
  { playerId, setId, day }: { playerId: PlayerId; setId: SetId; day: Day },
) {
  const types = SAMPLE_CATALOGUE.bySet.get(setId) ?? [];
  const released = types.filter((type) => isReleasedAt(type, endOfDay(day) - 1));
  return {
    id: setId,
    numberinset: released.length,
    found: released.filter(({ id }) => replay.saved.get(playerId)?.has(id)).length,
    number: (replay.finishers.get(setId)?.indexOf(playerId) ?? -1) + 1,
  };
}
