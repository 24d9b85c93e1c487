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

  async function aSet({ gen_id = 4, ...row }: Row<'item_set'> = {}) {
    const id = row.id ?? nextId();
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('generation')
        .values({ gen_id, primary_set_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto('item_set')
        .values({
          gen_id,
          name: `Set ${id}`,
          description: `What set ${id} is about`,
          hue: 205,
          icon: 'bread',
          created_at: '2016-02-12T00:00:00Z',
          ...row,
          id,
        })
        .execute();
    });
    await catalogueChanged();
    return id;
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

  async function anItemType({ name, ...row }: Row<'item_type'> & { set_id: number; name?: string }) {
    const id = row.id ?? nextId();
    const released_at = name === '?' ? null : '2016-02-12T00:00:00Z';
    await db
      .insertInto('item_type')
      .values({ ...anyItemType(id), released_at, ...(name && { name }), ...row, id })
      .execute();
    await catalogueChanged();
    return id;
  }

  return { aSet, aSubset, anItemType };
}

function anyItemType(id: number) {
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
  };
}
