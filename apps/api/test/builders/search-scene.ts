import type { PlaceId } from '@wallabee/contract/protocol/ids';
import { type SearchAnswer, search } from '@wallabee/contract/search/search';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { createTestWorld, TestPlayer } from '../world.ts';

type TestWorld = Awaited<ReturnType<typeof createTestWorld>>;

export const YETI = 101;
export const BULB = 102;
export const BELL = 103;
export const TEAPOT = 104;
export const HIDDEN = 105;
export const CHEST = 106;

export interface Scene {
  ada: TestPlayer;
  ben: TestPlayer;
  cleo: TestPlayer;
  liberty: PlaceId;
  museum: PlaceId;
}

/** A world in which every field finds something and leaves something out. */
export async function aScene(world: TestWorld): Promise<Scene> {
  await aCatalogue(world);
  const [ada, ben, cleo] = [
    await aNamed(world, 'ada', 'Ada Larch'),
    await aNamed(world, 'ben', 'Ben Alder'),
    await aNamed(world, 'cleo', 'Cleo Birch'),
  ];
  await world.db
    .insertInto('friendship')
    .values({ player_id: ada.id, friend_id: ben.id, created_at: '2016-01-01T00:00:00Z' })
    .execute();
  const liberty = await world.aPlace({ name: 'Liberty', city: 'London', lat: 51.5138, lng: -0.1402 });
  await sql`
    insert into category (id, slug, group_slug, name, icon, includes, excludes, subcategories)
    values (2, 'museum', 'outdoors', 'Museum', 'bread', '{}', '{}', '{Gallery}')`.execute(world.db);
  await sql`insert into forage_category (item_type_id, category_id) values (${BULB}, 2)`.execute(world.db);
  const museum = await world.aPlace({
    name: 'Writers Hall',
    city: 'Edinburgh',
    category_id: 2,
    lat: 55.9497,
    lng: -3.1937,
  });
  await world.catalogue.reload();
  const scene = { ada, ben, cleo, liberty, museum };
  await theItems(world, scene);
  return scene;
}

async function aCatalogue({ someSets, aSubset, anItemType, someItemTypes, db }: TestWorld) {
  await someSets([
    { id: 1, gen_id: 1, name: 'Up the Attic Ladder' },
    { id: 2, gen_id: 2, name: 'Property of the Cat' },
    { id: 25, gen_id: 1, name: 'Uniques' },
  ]);
  await aSubset({ set_id: 1, subset_id: 7, name: 'Boxes and Bulbs' });
  await sql`insert into store (id, slug, name, description, hue, icon)
    values (3, 'oven', 'The Corner Oven', '', 1, 'bread')`.execute(db);
  await anItemType({
    id: YETI,
    set_id: 1,
    name: 'Yeti in Soft Focus',
    store_cost: 40,
    designer: 'Nell Padgett',
    released_at: '2012-02-03T00:00:00Z',
  });
  await sql`insert into store_item (store_id, item_type_id) values (3, ${YETI})`.execute(db);
  await someItemTypes([
    { id: BULB, set_id: 1, subset_id: 7, name: 'Bulb on a Long Cord' },
    { id: BELL, set_id: 2, name: 'Fog Bell', is_retired: true },
    { id: TEAPOT, set_id: 25, name: 'Teapot', kind: 'player', is_one_of_a_kind: true },
    { id: HIDDEN, set_id: 1, name: '?' },
  ]);
  await anItemType({
    id: CHEST,
    set_id: 2,
    name: 'Chest of Tea',
    market_buy_now: true,
    released_at: '2026-05-20T00:00:00Z',
  });
  await sql`insert into formula (item_type_id, position, first_component_id, second_component_id)
    values (${BELL}, 0, ${YETI}, ${BULB})`.execute(db);
  await sql`insert into container_content (container_id, item_type_id) values (${CHEST}, ${YETI})`.execute(
    db,
  );
  await sql`insert into variant (item_type_id, variant_id, name, hue) values (${TEAPOT}, 2, 'Red', 5)`.execute(
    db,
  );
}

async function aNamed(world: TestWorld, username: string, name: string): Promise<TestPlayer> {
  const player = await world.aPlayer(username);
  await world.db.updateTable('player').set({ name }).where('id', '=', player.id).execute();
  return player;
}

async function theItems({ anItem, db }: TestWorld, { ada, ben, cleo, liberty, museum }: Scene) {
  const inPouch = (user_id: number) => ({ location: 'pouch' as const, user_id });
  const listed = async (item_id: number, seller_id: number, cost: number) =>
    db.insertInto('market_listing').values({ item_id, seller_id, cost, listed_at: '2026-01-01' }).execute();
  await anItem({
    item_type_id: YETI,
    location: 'saved',
    user_id: ada.id,
    created_at: '2012-03-01T00:00:00Z',
  });
  const onMarket = await anItem({ item_type_id: YETI, ...inPouch(ben.id), hands: 3 });
  await listed(onMarket.item_id, ben.id, 99);
  await anItem({ item_type_id: YETI, location: 'dropped', place_id: liberty, moves: 9 });
  await anItem({ item_type_id: YETI, changed_at: '2026-05-30T08:00:00Z' });
  await anItem({ item_type_id: YETI, ...inPouch(cleo.id), is_locked: true });
  for (let number = 6; number <= 12; number += 1) await anItem({ item_type_id: YETI, location: 'mixed' });
  await anItem({ item_type_id: BULB, location: 'lockbox', user_id: ben.id });
  await anItem({ item_type_id: BULB, location: 'saved', user_id: ada.id });
  await anItem({ item_type_id: BULB, location: 'recycle_center' });
  await anItem({
    item_type_id: BELL,
    location: 'dropped',
    place_id: museum,
    user_id: ada.id,
    is_locked: true,
  });
  await anItem({ item_type_id: BELL, location: 'limbo' });
  await anItem({ item_type_id: TEAPOT, location: 'saved', user_id: cleo.id });
  await anItem({ item_type_id: HIDDEN, location: 'saved', user_id: ada.id, moves: 20, hands: 5 });
  await anItem({ item_type_id: HIDDEN, location: 'dropped', place_id: liberty });
  const hidden = await anItem({ item_type_id: HIDDEN, ...inPouch(ben.id) });
  await listed(hidden.item_id, ben.id, 5);
  await anItem({ item_type_id: CHEST, location: 'destroyed' });
  await anItem({ item_type_id: CHEST, location: 'unique_pool' });
}

export interface Asked {
  of?: SearchAnswer['of'];
  order?: SearchAnswer['order'];
  page?: number;
  as?: TestPlayer;
}

export function searcher({ call }: TestWorld) {
  return async (q: string, { as, page = 1, ...query }: Asked = {}): Promise<SearchAnswer> => {
    const response = await call(search, { query: { q, page, ...query }, ...(as && { as }) });
    expect(response.statusCode, q).toBe(200);
    return response.json();
  };
}

/** `101#3` for a number, the id for everything else. */
export function shown({ results }: Pick<SearchAnswer, 'results'>): string {
  return results
    .map((result) => {
      if (result.kind === 'numbers') return `${result.item_type_id}#${result.number}`;
      return result.kind === 'items' ? result.item_type_id : result.id;
    })
    .join(' ');
}
