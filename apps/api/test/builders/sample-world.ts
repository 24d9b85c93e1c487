import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { SAMPLE_ACHIEVEMENTS, SAMPLE_TYPES } from '@wallabee/game/samples/sample-catalogue';
import type { Db } from '../../src/platform/db/db.ts';

export async function loadSampleWorld(db: Db, world: InMemoryWorld) {
  await db.transaction().execute(async (trx) => {
    await loadCategories(trx);
    await loadSets(trx);
    await loadTypes(trx);
    await loadTypeParts(trx);
    await loadPeopleAndPlaces(trx, world);
    await loadCounters(trx, world);
  });
}

const DAY = '2014-01-01T00:00:00Z';
const LOOKS = { description: '', icon: 'bread', hue: 205 };

async function loadCategories(db: Db) {
  await db
    .insertInto('category_group')
    .values({ slug: 'food', position: 1, name: 'Food', description: '', icon: 'bread' })
    .execute();
  const rest = { group_slug: 'food', icon: 'bread', includes: [], excludes: [], subcategories: [] };
  await db
    .insertInto('category')
    .values([
      { id: 1, slug: 'bakery', name: 'Bakery', ...rest },
      { id: 2, slug: 'park', name: 'Park', ...rest },
    ])
    .execute();
}

async function loadSets(db: Db) {
  await db.insertInto('generation').values({ gen_id: 1, primary_set_id: 1 }).execute();
  const ids = [...new Set(SAMPLE_TYPES.map((type) => type.set_id))];
  await db
    .insertInto('item_set')
    .values(ids.map((id) => ({ id, gen_id: 1, name: `Set ${id}`, created_at: DAY, ...LOOKS })))
    .execute();
  await db
    .insertInto('achievement')
    .values(
      SAMPLE_ACHIEVEMENTS.map((row) => ({
        ...row,
        ...LOOKS,
        slug: `achievement-${row.id}`,
        name: `Achievement ${row.id}`,
        description_earned: '',
      })),
    )
    .execute();
}

async function loadTypes(db: Db) {
  await db
    .insertInto('item_type')
    .values(
      SAMPLE_TYPES.map((type) => ({
        id: type.id,
        set_id: type.set_id,
        name: type.released_at === null ? '?' : `Item ${type.id}`,
        description: '',
        kind: type.kind,
        role: type.role,
        icon: 'bread',
        released_at: type.released_at === null ? null : new Date(type.released_at),
        market_buy_now: type.market_buy_now,
        store_cost: type.store_cost,
        locations: [...type.locations],
        works_with_wand: type.works_with_wand,
        is_retired: type.retired_at !== null,
        is_one_of_a_kind: type.is_one_of_a_kind,
      })),
    )
    .execute();
}

async function loadTypeParts(db: Db) {
  const each = <Row>(rows: (type: (typeof SAMPLE_TYPES)[number]) => Row[]) => SAMPLE_TYPES.flatMap(rows);
  const variants = each(({ id, variant_ids }) =>
    variant_ids.map((variant_id) => ({
      item_type_id: id,
      variant_id,
      name: `Variant ${variant_id}`,
      hue: 1,
    })),
  );
  const formulas = each(({ id, formulas }) =>
    formulas.map(([first_component_id, second_component_id], position) => ({
      item_type_id: id,
      position,
      first_component_id,
      second_component_id,
    })),
  );
  const contents = each(({ id, contains }) =>
    contains.map((item_type_id) => ({ container_id: id, item_type_id })),
  );
  const forage = each(({ id, categories }) =>
    categories.map((category_id) => ({ item_type_id: id, category_id })),
  );
  const exceptions = each(({ id, special_components }) =>
    special_components.length > 0
      ? [{ item_type_id: id, component_ids: [...special_components], explanation: '' }]
      : [],
  );
  await db.insertInto('variant').values(variants).execute();
  await db.insertInto('formula').values(formulas).execute();
  await db.insertInto('container_content').values(contents).execute();
  await db.insertInto('forage_category').values(forage).execute();
  await db.insertInto('mix_exception').values(exceptions).execute();
}

async function loadPeopleAndPlaces(db: Db, world: InMemoryWorld) {
  await db
    .insertInto('player')
    .values(
      [...world.players.values()].map(({ deletion_date, created_at, ...row }) => ({
        ...row,
        username: `player${row.id}`,
        name: `Player ${row.id}`,
        deletion_date: deletion_date === null ? null : new Date(deletion_date),
        created_at: new Date(created_at),
      })),
    )
    .execute();
  await db
    .insertInto('place')
    .values(
      [...world.places.values()].map((place) => ({
        ...place,
        name: `Place ${place.id}`,
        city: 'Saltby',
        lat: 54,
        lng: 0,
        created_at: DAY,
      })),
    )
    .execute();
  const owners = [...world.owners].flatMap(([item_type_id, players]) =>
    players.map((player_id, position) => ({ item_type_id, position, player_id })),
  );
  await db.insertInto('unique_owner').values(owners).execute();
}

async function loadCounters(db: Db, world: InMemoryWorld) {
  await db
    .insertInto('item_type_counter')
    .values([...world.issued].map(([item_type_id, issued]) => ({ item_type_id, issued })))
    .execute();
  await db
    .insertInto('redeem_code')
    .values([...world.codes.values()].map(({ code, item_type_id }) => ({ code, item_type_id })))
    .execute();
}
