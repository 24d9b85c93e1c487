import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { ItemId, PlaceId } from '@wallabee/contract/protocol/ids';
import { STATUS_OF_LOCATION } from '@wallabee/game/state/status-counts';
import { type Insertable, sql } from 'kysely';
import type { IssuedNumbers } from '../../src/features/items/items.public.ts';
import type { Db } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/db/table-types.ts';

type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

export type TestItem = Row<'item'> & { item_type_id: number; location?: ItemLocation };

/** Updates the counters as the engine does. */
export function worldBuilders(db: Db, numbers: IssuedNumbers) {
  async function aPlace(row: Row<'place'> = {}): Promise<PlaceId> {
    await aCategory(db);
    const { id } = await db
      .insertInto('place')
      .values({
        name: 'Saltby Pier',
        category_id: 1,
        city: 'Saltby',
        lat: 54.1,
        lng: -0.2,
        created_at: '2015-02-12T00:00:00Z',
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return PlaceId.parse(id);
  }

  async function anItem({ location = 'mixing_pool', ...row }: TestItem) {
    const issued = numbers.of(row.item_type_id as Parameters<IssuedNumbers['of']>[0]);
    const number = row.number ?? issued + 1;
    const { item_id } = await db
      .insertInto('item')
      .values({
        created_at: '2016-03-01T10:00:00Z',
        changed_at: '2016-03-01T10:00:00Z',
        is_locked: location === 'lockbox',
        ...row,
        location,
        number,
      })
      .returning('item_id')
      .executeTakeFirstOrThrow();
    await count(db, { item_type_id: row.item_type_id, number, location });
    await numbers.reload();
    return { item_id: ItemId.parse(item_id), number };
  }

  async function aHistory(row: Row<'history'> & { item_id: number; type: string }) {
    const { history_id } = await db
      .insertInto('history')
      .values({ created_at: '2016-03-01T10:00:00Z', primary_item_id: row.item_id, ...row })
      .returning('history_id')
      .executeTakeFirstOrThrow();
    return history_id;
  }

  /** Always both ways. */
  async function befriend(one: { id: number }, other: { id: number }) {
    const created_at = '2016-01-01T00:00:00Z';
    await db
      .insertInto('friendship')
      .values([
        { player_id: one.id, friend_id: other.id, created_at },
        { player_id: other.id, friend_id: one.id, created_at },
      ])
      .execute();
  }

  return { aPlace, anItem, aHistory, befriend };
}

async function aCategory(db: Db) {
  // Even an insert of no row notifies every server to reload its catalogue.
  if (await db.selectFrom('category').where('id', '=', 1).select('id').executeTakeFirst()) return;
  await db
    .insertInto('category_group')
    .values({ slug: 'outdoors', position: 1, name: 'Outdoors', description: 'Under the sky', icon: 'bread' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('category')
    .values({
      id: 1,
      slug: 'pier',
      group_slug: 'outdoors',
      name: 'Pier',
      icon: 'bread',
      includes: [],
      excludes: [],
      subcategories: [],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function count(db: Db, item: { item_type_id: number; number: number; location: ItemLocation }) {
  const { item_type_id, number } = item;
  await db
    .insertInto('item_type_counter')
    .values({ item_type_id, issued: number })
    .onConflict((conflict) =>
      conflict
        .column('item_type_id')
        .doUpdateSet({ issued: sql`greatest(item_type_counter.issued, excluded.issued)` }),
    )
    .execute();
  const status = STATUS_OF_LOCATION[item.location];
  if (!status) return;
  for (const range_max of STATUS_RANGES.filter((max) => number <= max)) {
    await db
      .insertInto('item_status_count')
      .values({ item_type_id, range_max, status, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['item_type_id', 'range_max', 'status'])
          .doUpdateSet({ count: sql`item_status_count.count + 1` }),
      )
      .execute();
  }
}
