import { playYears } from '@wallabee/demo-world/play/play-years';
import { viewOf } from '@wallabee/demo-world/play/player-view';
import { isAround } from '@wallabee/demo-world/players/player';
import { createSetting } from '@wallabee/demo-world/setting';
import { createChance } from '@wallabee/simulated-players/chance';
import { judge } from '@wallabee/simulated-players/minds/sorting';
import { fairPrice, spareItems } from '@wallabee/simulated-players/minds/trading';
import { newIntent, type View } from '@wallabee/simulated-players/minds/view';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLiveWorld, TODAY } from '../../features/live/live-world.fixture.ts';
import { createPeople } from '../../features/live/people.ts';
import { createLivePlaces } from '../../features/live/playing/live-places.ts';
import { type Known, liveView } from '../../features/live/playing/live-view.ts';
import { createKnownLoader } from '../../features/live/playing/load-known.ts';
import { readShippedWorld } from './shipped-world.ts';

const { db, services } = await createLiveWorld();
const people = createPeople(services);
const loader = createKnownLoader(services, people);
const { game, players } = await playTheSameWorld();

test('40 players know the same in the database as in memory [WD-02]', async () => {
  const visitors = (await people.around()).slice(0, 40);
  expect(visitors).toHaveLength(40);
  let candidates = 0;
  let judged = 0;
  for (const visitor of visitors) {
    const { inMemory, live, known } = await bothViews(visitor);

    expect(knowledgeOf(live)).toEqual(knowledgeOf(inMemory));
    const pouch = byId(inMemory.pouch());
    expect(byId(live.pouch()).map((item) => judge(live, item))).toEqual(
      pouch.map((item) => judge(inMemory, item)),
    );
    judged += pouch.length;

    const others = players.filter(({ id }) => id !== visitor.id).slice(0, 15);
    await answerAll(known, () => others.map(({ id }) => tradesWith(live, id)));
    for (const { id } of others) {
      const trades = tradesWith(inMemory, id);
      expect(tradesWith(live, id)).toEqual(trades);
      candidates += trades.length;
    }
  }
  expect(judged).toBeGreaterThan(100);
  expect(candidates).toBeGreaterThan(100);
});

test('the supply of a type is some of what others really carry or sell', async () => {
  const [visitor] = await people.around();
  const { live, known } = await bothViews(visitor ?? never());
  const around = new Set((await people.around()).map(({ id }) => id));
  const types = [...game.whereabouts.supply.keys()];

  await answerAll(known, () => types.map((type) => live.supply(type)));

  for (const type of types) {
    const all = game.whereabouts.supply.get(type)?.ids ?? [];
    const items = all.flatMap((id) => game.world.items.get(id) ?? []);
    const reachable = items.filter(
      ({ user_id }) => user_id !== null && user_id !== visitor?.id && around.has(user_id),
    );
    const supply = live.supply(type);
    expect(supply.length).toBe(Math.min(reachable.length, 5));
    for (const { item, holder, cost } of supply) {
      expect(reachable).toContainEqual(item);
      expect(holder).toBe(item.user_id);
      expect(cost).toBe(game.world.listings.get(item.item_id)?.cost ?? null);
    }
  }
});

async function playTheSameWorld() {
  const until = Date.UTC(TODAY.getUTCFullYear(), TODAY.getUTCMonth(), TODAY.getUTCDate());
  const { catalogue, corpus } = await readShippedWorld();
  const seed = readConfig({ WORLD: 'small' }).WORLD_SEED;
  const setting = createSetting({ kind: 'small', seed, until, catalogue, corpus, passwordHash: '' });
  for (const _ of playYears(setting));
  setting.game.now = TODAY.getTime();
  const players = setting.players.filter(
    (player) => player.closure === null && !player.canLogIn && isAround(player, until),
  );
  return { game: setting.game, players };
}

async function bothViews(visitor: Awaited<ReturnType<typeof people.around>>[number]) {
  const player = game.players.get(visitor.id) ?? never();
  const places = await createLivePlaces(db, services.now)();
  const place = places.near({ city: visitor.city, character: player.character }, createChance(1, 'near'));
  const placeInMemory = game.atlas.near(player, createChance(1, 'near')) ?? never();
  expect(place?.id).toBe(placeInMemory.id);
  const known = (await loader.of(visitor, place ?? never())) ?? never();
  const live = liveView(known, { chance: createChance(1, 'visit'), intent: newIntent() });
  const inMemory = viewOf(game, { ...player, intent: newIntent() }, placeInMemory);
  return { known, live, inMemory };
}

function knowledgeOf(view: View) {
  const types = [...view.catalogue.types.values()];
  return {
    character: view.character,
    balance: view.balance(),
    pouch: byId(view.pouch()),
    locked: byId(view.locked()),
    lockbox: byId(view.lockbox()),
    away: byId(view.away()),
    listed: byId(view.listed()),
    lying: byId(view.lying()),
    place: { id: view.place.id, maxItems: view.place.maxItems, itemCount: view.place.itemCount() },
    saved: types.map(({ id }) => view.saved(id)),
    issued: types.map(({ id }) => view.issued(id)),
    foraged: types.map((type) => view.isForagedSomewhere(type)),
    completed: [...view.catalogue.bySet.keys()].sort((a, b) => a - b).map((id) => view.hasCompleted(id)),
    wishes: byId([...view.pouch(), ...view.locked()]).map(({ item_id }) => view.wishes(item_id)),
    uniques: view.uniques.map(({ id }) => id).sort((a, b) => a - b),
  };
}

/** What would be given for each item that the other player carries. */
function tradesWith(view: View, holder: Known['player']['id']) {
  return byId(view.carriedBy(holder)).flatMap((item) => {
    const given = fairPrice(view, { item, holder, cost: null }, spareItems(view));
    return given ? [{ received: item.item_id, given: given.number }] : [];
  });
}

/** Asks until every answer is loaded. */
async function answerAll(known: Known, ask: () => unknown) {
  do {
    await known.others.load();
    ask();
  } while (known.others.hasQuestions());
}

function byId<Item extends { item_id: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.item_id - b.item_id);
}

function never(): never {
  throw new Error('Nobody is there.');
}
