import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type AnyQuery, plansOf } from '../../../test/checks/query-plans.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectMonthlyChanges } from './charts/charts.queries.ts';
import { selectEvents, selectNamed, selectNewestEvents } from './history/history.queries.ts';
import { selectItemsById, selectItemsByNumber } from './items.queries.ts';
import { selectMovements, selectTravelled } from './movements/movements.queries.ts';
import { selectStatusCounts } from './numbers/status.queries.ts';
import { selectPastStatusCounts } from './past/past-items.queries.ts';
import { selectMarketPage } from './stores/stores.queries.ts';

const world = await createTestWorld();
const itemTypeId = ItemTypeId.parse(3);
const itemId = ItemId.parse(1234);

const PLANS: { what: string; query: (db: Db) => AnyQuery; index: string }[] = [
  {
    what: 'an item by its number',
    query: (db) => selectItemsByNumber(db, { types: [itemTypeId, itemTypeId], numbers: [17, 18] }),
    index: 'item_by_number',
  },
  { what: 'an item by its id', query: (db) => selectItemsById(db, { ids: [itemId] }), index: 'item_pkey' },
  {
    what: 'the events of an item',
    query: (db) => selectEvents(db, { ids: [itemId] }),
    index: 'history_of_item',
  },
  {
    what: 'the newest event of an item',
    query: (db) => selectNewestEvents(db, { ids: [itemId] }),
    index: 'history_of_item',
  },
  {
    what: 'what a history names',
    query: (db) =>
      selectNamed(db, {
        items: [itemId, ItemId.parse(5)],
        players: [PlayerId.parse(1)],
        places: [PlaceId.parse(1)],
      }),
    index: 'item_pkey',
  },
  {
    what: 'the status counts of a type',
    query: (db) => selectStatusCounts(db, { types: [itemTypeId], ranges: [99] }),
    index: 'item_status_count_pkey',
  },
  {
    what: 'the items of a type that are out of play',
    query: (db) => selectStatusCounts(db, { types: [itemTypeId], ranges: [99] }),
    index: 'item_out_of_play',
  },
  {
    what: 'the status counts of a past day',
    query: (db) => selectPastStatusCounts(db, { itemTypeId, rangeMax: 999, past: { day: '2016-05-01' } }),
    index: 'location_day_key',
  },
  {
    what: 'the months of a chart',
    query: (db) => selectMonthlyChanges(db, { itemTypeId, day: '2016-05-01' }),
    index: 'location_day_key',
  },
  {
    what: 'the latest movements of a type',
    query: (db) => selectMovements(db, itemTypeId),
    index: 'item_changed_of_type',
  },
  {
    what: 'the numbers of a type that travelled farthest',
    query: (db) => selectTravelled(db, itemTypeId),
    index: 'item_travel_farthest',
  },
  { what: 'a page of the market', query: (db) => selectMarketPage(db, 1), index: 'market_listing_newest' },
];

test('every query finds its rows by an index, in tables of some thousand rows [AP-17, AP-18]', async () => {
  await fillTables();

  for (const { what, query, index } of PLANS) {
    for (const plan of await plansOf(world.db, query(world.db))) {
      expect(plan, what).toContain(`"Index Name":"${index}"`);
      expect(plan, what).not.toContain('"Seq Scan"');
      // A filter discards rows after reading them, so the index would be incomplete for this query.
      expect(plan, what).not.toContain('"Filter"');
    }
  }
});

async function fillTables() {
  await world.aSet({ id: 40 });
  const ada = await world.aPlayer();
  const place = await world.aPlace();
  await sql`
    insert into player (username, name) select 'p' || id, 'P' from generate_series(1, 3000) id`.execute(
    world.db,
  );
  await sql`
    insert into place (name, category_id, city, lat, lng, created_at)
    select name, category_id, city, lat, lng, created_at from place, generate_series(1, 3000)`.execute(
    world.db,
  );
  await sql`
    insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations,
                           works_with_wand, is_retired, is_one_of_a_kind)
    select id, 40, 'Type ' || id, '', 'wallabee', now(), false, '{}', false, false, false
    from generate_series(1, 400) id`.execute(world.db);
  await sql`
    insert into item (item_type_id, number, location, user_id, place_id, created_at, changed_at)
    select 1 + n % 400, 1 + n / 400, location, case location when 'pouch' then ${ada.id}::int end,
           case location when 'dropped' then ${place}::int end, now(), now()
    from generate_series(0, 7999) n,
         lateral (select (array['pouch', 'dropped', 'pouch', 'destroyed'])[1 + n % 4]) as at (location)`.execute(
    world.db,
  );
  await sql`
    insert into history (item_id, type, created_at, user_id, primary_item_id)
    select item_id, 'itemfound', now(), ${ada.id}::int, item_id from item, generate_series(1, 3)`.execute(
    world.db,
  );
  await sql`
    insert into item_travel select item_id, item_type_id, item_id, ${place}::int from item`.execute(world.db);
  await sql`
    insert into item_status_count
    select id, range_max, status, 1 from item_type, unnest(array[99, 999, 9999]) range_max,
    unnest(array['mixed', 'dropped', 'lockbox', 'saved', 'pouch', 'mixing_pool', 'recycle_center']) status`.execute(
    world.db,
  );
  await sql`
    insert into location_day
    select id, date '2016-01-01' + n, 1, 'pouch', 1 from item_type, generate_series(1, 60) n`.execute(
    world.db,
  );
  await sql`
    insert into market_listing select item_id, ${ada.id}::int, 5, now() - item_id * interval '1 second'
    from item where location = 'pouch'`.execute(world.db);
  await sql`analyze item, history, item_status_count, location_day, market_listing, player, place, item_type`.execute(
    world.db,
  );
}
