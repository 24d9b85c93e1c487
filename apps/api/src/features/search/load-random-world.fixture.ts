import type { RandomWorld } from '@wallabee/game/query/random-world.fixture';
import { sql } from 'kysely';
import { emptyTables } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';

/** The items get the ids of their places in the world, from 1 on. */
export async function loadRandomWorld(db: Db, world: RandomWorld) {
  await emptyTables(db);
  await sql`
    insert into category_group (slug, position, name, description, icon) values ('all', 1, 'All', '', 'bread')`.execute(
    db,
  );
  await insert(db, 'category', world.categories, {
    id: 'id',
    slug: `'c' || id`,
    group_slug: `'all'`,
    name: 'name',
    icon: `'bread'`,
    includes: `'{}'::text[]`,
    excludes: `'{}'::text[]`,
    subcategories: `'{}'::text[]`,
  });
  await insert(db, 'player', world.players, { id: 'id', username: `'p' || id`, name: 'name' });
  await insert(db, 'place', world.places, {
    id: 'id',
    name: 'name',
    category_id: 'category_id',
    city: 'city',
    lat: 'lat',
    lng: 'lng',
    created_at: 'now()',
  });
  await loadTypes(db, world);
  const items = world.numbers.map((facts, place) => ({ ...facts, item_id: place + 1 }));
  await insert(db, 'item', items, {
    item_id: 'item_id',
    item_type_id: 'item_type_id',
    number: 'number',
    location: 'location',
    is_locked: 'is_locked',
    user_id: 'owner_id',
    place_id: 'place_id',
    created_at: 'to_timestamp(created_at / 1000.0)',
    changed_at: 'to_timestamp(moved_at / 1000.0)',
    moves: 'moves',
    hands: 'hands',
  });
  await insert(
    db,
    'market_listing',
    items.filter(({ price }) => price !== null),
    { item_id: 'item_id', seller_id: 'owner_id', cost: 'price', listed_at: 'now()' },
  );
}

async function loadTypes(db: Db, { sets, types }: RandomWorld) {
  await db.transaction().execute(async (trx) => {
    for (const gen_id of new Set(sets.map((set) => set.gen_id))) {
      const primary_set_id = sets.find((set) => set.gen_id === gen_id)?.id;
      await sql`insert into generation (gen_id, primary_set_id) values (${gen_id}, ${primary_set_id})`.execute(
        trx,
      );
    }
    await insert(trx, 'item_set', sets, {
      id: 'id',
      gen_id: 'gen_id',
      name: 'name',
      description: `''`,
      hue: '1',
      icon: `'bread'`,
      created_at: 'now()',
    });
  });
  await insert(db, 'item_type', types, {
    id: 'id',
    set_id: 'set_id',
    name: 'name',
    description: `''`,
    kind: 'kind',
    released_at: `case when name <> '?' then now() end`,
    market_buy_now: 'market_buy_now',
    locations: `'{}'::text[]`,
    works_with_wand: 'false',
    is_retired: 'is_retired',
    is_one_of_a_kind: 'false',
  });
}

/** `columns` are expressions over the fields of the rows. */
async function insert(
  db: Db,
  table: string,
  rows: readonly object[],
  columns: Readonly<Record<string, string>>,
) {
  const [first] = rows;
  if (!first) return;
  const expressions = Object.values(columns).join();
  const fields = Object.entries(first)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(expressions))
    .map(([name, value]) => `${name} ${typeOf(value)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.raw(Object.keys(columns).join())})
    select ${sql.raw(expressions)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${sql.raw(fields.join())})`.execute(db);
}

function typeOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'boolean' : 'numeric';
}
