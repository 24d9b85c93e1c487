import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/db/table-types.ts';

type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

export function catalogueBuilders(db: Db, catalogueChanged: () => Promise<void>) {
  let lastId = 1000;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  async function aSet(row: Row<'item_set'> = {}) {
    const id = row.id ?? nextId();
    await someSets([{ ...row, id }]);
    return id;
  }

  /** All in one transaction, because the catalogue is reloaded after each. */
  async function someSets(rows: (Row<'item_set'> & { id: number })[]) {
    const sets = rows.map((row) => ({ ...anySet(row.id), ...row }));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('generation')
        .values(sets.map(({ gen_id, id }) => ({ gen_id, primary_set_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx.insertInto('item_set').values(sets).execute();
    });
    await catalogueChanged();
  }

  async function aSubset(row: Row<'subset'> & { set_id: number }) {
    const subset_id = row.subset_id ?? nextId();
    await db
      .insertInto('subset')
      .values({
        name: `Subset ${subset_id}`,
        description: `What subset ${subset_id} is about`,
        hue: 120,
        icon: 'bread',
        created_at: '2017-02-12T00:00:00Z',
        ...row,
        subset_id,
      })
      .execute();
    await catalogueChanged();
    return subset_id;
  }

  async function anItemType(row: Row<'item_type'> & { set_id: number }) {
    const id = row.id ?? nextId();
    await someItemTypes([{ ...row, id }]);
    return id;
  }

  async function someItemTypes(rows: (Row<'item_type'> & { set_id: number })[]): Promise<number[]> {
    const types = rows.map((row) => {
      const id = row.id ?? nextId();
      return { ...anyItemType({ ...row, id }), ...row, id };
    });
    await db.insertInto('item_type').values(types).execute();
    await catalogueChanged();
    return types.map(({ id }) => id);
  }

  return { aSet, someSets, aSubset, anItemType, someItemTypes };
}

function anySet(id: number) {
  return {
    gen_id: 4,
    name: `Set ${id}`,
    description: `What set ${id} is about`,
    hue: 205,
    icon: 'bread',
    created_at: '2016-02-12T00:00:00Z',
  };
}

function anyItemType({ id, name }: Row<'item_type'>) {
  return {
    name: `Item ${id}`,
    description: `What item ${id} is`,
    kind: 'wallabee',
    icon: 'bread',
    market_buy_now: false,
    locations: [],
    works_with_wand: false,
    is_retired: false,
    is_one_of_a_kind: false,
    released_at: name === '?' ? null : '2016-02-12T00:00:00Z',
  };
}
