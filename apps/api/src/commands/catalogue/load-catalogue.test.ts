import { SetId } from '@wallabee/contract/protocol/ids';
import type { Catalogue, CatalogueItem } from '@wallabee/demo-world/catalogue/catalogue';
import { readFiles, SMALL_CATALOGUE } from '@wallabee/demo-world/catalogue/small-catalogue.fixture';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { countCatalogueRows, dumpCatalogue } from '../../../test/builders/catalogue-dump.ts';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { CatalogueRefused, replaceCatalogue } from './load-catalogue.ts';

const { db, url } = await createTestDatabase();
const small = await readSmallCatalogue();

beforeEach(() => emptyTables(db));

describe('into an empty database', () => {
  test('everything is written', async () => {
    await replaceCatalogue(db, small);

    expect(await db.selectFrom('item_type').selectAll().where('id', '=', 1102).executeTakeFirst()).toEqual({
      id: 1102,
      set_id: 40,
      subset_id: null,
      name: 'Fog Bell',
      description: 'Rung by hand until the mist gives up.',
      kind: 'wallabee',
      role: null,
      icon: 'bell',
      accent: 'sparkles',
      designer: 'Rafi Sorrel',
      released_at: new Date('2016-02-12T00:00:00Z'),
      market_buy_now: true,
      store_cost: 120,
      locations: ['Any pier with a kiosk'],
      works_with_wand: false,
      is_retired: true,
      is_one_of_a_kind: false,
      perfume_message: null,
      aftershave_message: null,
    });
    expect(await countCatalogueRows(db)).toEqual({
      generation: 2,
      item_set: 2,
      subset: 1,
      item_type: 8,
      formula: 2,
      variant: 2,
      container_content: 2,
      store: 1,
      store_item: 1,
      category_group: 2,
      category: 2,
      forage_category: 3,
      mix_exception: 1,
      used_exception: 1,
      achievement: 1,
      item_type_counter: 8,
      set_counter: 2,
    });
  });

  test('everything counts as added', async () => {
    const changes = await replaceCatalogue(db, small);

    expect(changes).toContainEqual({
      kind: 'item set',
      added: ['Unique Items', "The Keeper's Lighthouse"],
      changed: [],
      removed: [],
    });
    expect(changes.find(({ kind }) => kind === 'generation')?.added).toEqual(['4', '100']);
    expect(changes.find(({ kind }) => kind === 'item type')?.added).toContain('? (1106)');
  });

  test('servers are notified', async () => {
    const listener = new pg.Client({ connectionString: url });
    await listener.connect();
    await listener.query('listen catalogue_changed');
    const received = new Promise((resolve) =>
      listener.once('notification', ({ channel }) => resolve(channel)),
    );

    await replaceCatalogue(db, small);

    expect(await received).toBe('catalogue_changed');
    await listener.end();
  });
});

describe('over another catalogue', () => {
  beforeEach(async () => {
    await replaceCatalogue(db, small);
  });

  test('the same catalogue again changes nothing', async () => {
    const changes = await replaceCatalogue(db, small);

    expect(changes.flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed])).toEqual([]);
  });

  test('a type counts as changed when only its formulas are', async () => {
    const changes = await replaceCatalogue(db, withItems({ 1101: { formulas: [] } }));

    expect(changes.filter(({ changed }) => changed.length > 0)).toEqual([
      { kind: 'item type', added: [], changed: ['Great Lens'], removed: [] },
    ]);
    expect(await countCatalogueRows(db)).toMatchObject({ formula: 0 });
  });

  test('two items swap their names', async () => {
    await replaceCatalogue(db, withItems({ 1102: { name: 'STORM GLASS' }, 1103: { name: 'Fog Bell' } }));

    const names = db
      .selectFrom('item_type')
      .select(['id', 'name'])
      .where('id', 'in', [1102, 1103])
      .orderBy('id');
    expect(await names.execute()).toEqual([
      { id: 1102, name: 'STORM GLASS' },
      { id: 1103, name: 'Fog Bell' },
    ]);
  });

  test('two groups of categories swap their places', async () => {
    const swapped = small.category_groups.map((group) => ({ ...group, position: 3 - group.position }));

    await replaceCatalogue(db, { ...small, category_groups: swapped });

    const groups = db.selectFrom('category_group').select(['slug', 'position']).orderBy('position');
    expect(await groups.execute()).toEqual([
      { slug: 'travel', position: 1 },
      { slug: 'outdoors', position: 2 },
    ]);
  });

  test('an unreleased item is released under the name of a removed one', async () => {
    const released = { name: 'Christmas Cracker', icon: 'bell', released_at: '2020-01-01T00:00:00.000Z' };

    const changes = await replaceCatalogue(db, withItems({ 1105: null, 1106: released }));

    expect(changes.find(({ kind }) => kind === 'item type')).toEqual({
      kind: 'item type',
      added: [],
      changed: ['Christmas Cracker'],
      removed: ['Christmas Cracker'],
    });
    expect(await countCatalogueRows(db)).toMatchObject({ item_type: 7, item_type_counter: 7 });
  });

  test('a set whose items moved to another is removed with its subset', async () => {
    const lighthouse = SetId.parse(40);
    const generations = small.generations.map((generation) => ({
      ...generation,
      primary_set_id: lighthouse,
    }));
    const sets = small.sets.filter(({ id }) => id === lighthouse);

    await replaceCatalogue(db, {
      ...withItems({ 3001: { set_id: lighthouse, subset_id: null } }),
      generations,
      sets,
    });

    expect(await countCatalogueRows(db)).toMatchObject({
      item_set: 1,
      subset: 0,
      set_counter: 1,
      item_type: 8,
    });
  });
});

describe('over a catalogue that players have items of', () => {
  beforeEach(async () => {
    await replaceCatalogue(db, small);
    await anItem({ item_type_id: 1103, number: 1, variant_id: 3 });
    await db.updateTable('item_type_counter').set({ issued: 1 }).where('item_type_id', '=', 1103).execute();
  });

  test('items and counters stay as they are', async () => {
    await replaceCatalogue(db, withItems({ 1103: { name: 'Storm Bottle' } }));

    const counter = db.selectFrom('item_type_counter').select('issued').where('item_type_id', '=', 1103);
    expect(await counter.executeTakeFirst()).toEqual({ issued: 1 });
    expect(await db.selectFrom('item').select(['item_type_id', 'number', 'variant_id']).execute()).toEqual([
      { item_type_id: 1103, number: 1, variant_id: 3 },
    ]);
  });

  test('a type or variant with numbered items is not removed, and nothing else is changed', async () => {
    const before = await dumpCatalogue(db);

    const loading = replaceCatalogue(db, withItems({ 1101: { formulas: [] }, 1103: null }));

    await expect(loading).rejects.toBeInstanceOf(CatalogueRefused);
    await expect(loading).rejects.toMatchObject({
      reasons: [
        'The item type "Storm Glass" cannot be removed: there are numbered items of it.',
        'The variant "Slate" cannot be removed: there are items of that variant.',
      ],
    });
    expect(await dumpCatalogue(db)).toEqual(before);
  });

  test('a category with places is not removed', async () => {
    const place = {
      name: 'North Pier',
      category_id: 2,
      city: 'Saltby',
      lat: 54,
      lng: 0,
      created_at: new Date(),
    };
    await db.insertInto('place').values(place).execute();

    const loading = replaceCatalogue(db, {
      ...withItems({ 1102: { categories: [] } }),
      categories: small.categories.slice(0, 1),
    });

    await expect(loading).rejects.toMatchObject({
      reasons: ['The category "Harbour" cannot be removed: there are places of it.'],
    });
  });
});

async function readSmallCatalogue(): Promise<Catalogue> {
  const reading = await readFiles(SMALL_CATALOGUE);
  if (!reading.isValid) throw new Error(JSON.stringify(reading.problems));
  return reading.catalogue;
}

/** Edits items of the small catalogue; null removes an item. */
function withItems(edits: Record<number, Partial<CatalogueItem> | null>): Catalogue {
  const items = small.items
    .filter(({ id }) => edits[id] !== null)
    .map((item) => ({ ...item, ...edits[item.id] }));
  return { ...small, items };
}

function anItem(row: { item_type_id: number; number: number; variant_id: number }) {
  const now = new Date();
  return db
    .insertInto('item')
    .values({ ...row, location: 'mixing_pool', created_at: now, changed_at: now })
    .execute();
}
