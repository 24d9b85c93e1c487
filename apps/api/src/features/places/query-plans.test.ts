import { boxesAround } from '@wallabee/contract/places/nearness';
import { CategoryId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectDroppedItems, selectLatestDrops } from './drops.queries.ts';
import {
  selectPlaceCount,
  selectPlacesOfCategory,
  selectPlacesWithin,
  selectReach,
  selectVisitors,
} from './places.queries.ts';

const world = await createTestWorld();
const placeId = PlaceId.parse(17);
const categoryId = CategoryId.parse(1);
const centre = { lat: 51, lng: 7 };

const PLANS: {
  what: string;
  query: (db: Db) => { explain(format: 'json'): Promise<unknown> };
  index: string;
}[] = [
  {
    what: 'the places around a point',
    query: (db) => selectPlacesWithin(db, { boxes: boxesAround(centre, 20_000), centre, limit: 50 }),
    index: 'place_position',
  },
  {
    what: 'the places on both sides of the date line',
    query: (db) =>
      selectPlacesWithin(db, { boxes: boxesAround({ lat: 51, lng: 180 }, 20_000), centre, limit: 50 }),
    index: 'place_position',
  },
  {
    what: 'how far the nearest places are',
    query: (db) => selectReach(db, { ...centre, limit: 50 }),
    index: 'place_position',
  },
  {
    what: 'the visitors of a place',
    query: (db) => selectVisitors(db, { placeId }),
    index: 'place_visit_newest',
  },
  { what: 'the items at a place', query: (db) => selectDroppedItems(db, placeId), index: 'item_at_place' },
  {
    what: 'the places of a category',
    query: (db) => selectPlacesOfCategory(db, { categoryId, page: 3 }),
    index: 'place_of_category',
  },
  {
    what: 'how many places a category has',
    query: (db) => selectPlaceCount(db, categoryId),
    index: 'place_of_category',
  },
  {
    what: 'the latest items at some places',
    query: (db) => selectLatestDrops(db, { placeIds: [placeId, PlaceId.parse(18)], each: 6 }),
    index: 'item_at_place',
  },
];

test('every query uses an index, in tables of some thousand rows [AP-20, AP-22]', async () => {
  await fillTables();

  for (const { what, query, index } of PLANS) {
    const plan = JSON.stringify(await query(world.db).explain('json'));

    expect(plan, what).toContain(`"Index Name":"${index}"`);
    expect(plan, what).not.toContain('"Seq Scan"');
  }
});

async function fillTables() {
  const ada = await world.aPlayer();
  const set_id = await world.aSet();
  const item_type_id = await world.anItemType({ set_id });
  await world.aPlace();
  await sql`
    insert into player (username, name) select 'p' || n, 'p' || n from generate_series(1, 20000) n`.execute(
    world.db,
  );
  await sql`
    insert into category (id, slug, group_slug, name, icon, includes, excludes, subcategories)
    select n, 'category-' || n, group_slug, name, icon, includes, excludes, subcategories
    from category, generate_series(2, 40) n where id = 1`.execute(world.db);
  await sql`
    insert into place (id, name, category_id, city, lat, lng, created_at)
    select n + 10, 'Place ' || n, 1 + n % 40, 'City', -80 + n % 160, -179 + (n * 7) % 358, now()
    from generate_series(1, 8000) n`.execute(world.db);
  await sql`
    insert into place_visit (place_id, player_id, visited_at)
    select 11 + n % 800, ${PlayerId.parse(ada.id)}::int + n / 800, now() - n * interval '1 minute'
    from generate_series(0, 15999) n`.execute(world.db);
  await sql`
    insert into item (item_type_id, number, location, place_id, created_at, changed_at)
    select ${item_type_id}::int, n + 1, 'dropped', 11 + n % 800, now(), now()
    from generate_series(0, 15999) n`.execute(world.db);
  await sql`analyze place, place_visit, item, player`.execute(world.db);
}
