import { ItemTypeId, type SetId } from '@wallabee/contract/protocol/ids';
import type { CountChange } from '@wallabee/game/state/counted';
import type { StatusChange } from '@wallabee/game/state/status-counts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { rowsFrom } from './rows-from.queries.ts';

/**
 * Increases each counter and returns its new value. The rows stay locked until the transaction ends, so numbers have
 * neither gaps nor duplicates.
 */
export async function countIssued(
  db: Db,
  by: ReadonlyMap<ItemTypeId, number>,
): Promise<Map<ItemTypeId, number>> {
  const rows = rowsFrom(
    [...by].map(([item_type_id, issued]) => ({ item_type_id, issued })),
    {
      item_type_id: 'integer',
      issued: 'integer',
    },
  );
  const counted = await sql<{ item_type_id: number; issued: number }>`
    insert into item_type_counter as counter (item_type_id, issued)
    select item_type_id, issued from ${rows} order by item_type_id
    on conflict (item_type_id) do update set issued = counter.issued + excluded.issued
    returning item_type_id, issued`.execute(db);
  return new Map(counted.rows.map((row) => [ItemTypeId.parse(row.item_type_id), row.issued]));
}

export async function countFinisher(db: Db, setId: SetId): Promise<number> {
  const { completed } = await db
    .insertInto('set_counter')
    .values({ set_id: setId, completed: 1 })
    .onConflict((conflict) =>
      conflict.column('set_id').doUpdateSet({ completed: sql`set_counter.completed + 1` }),
    )
    .returning('completed')
    .executeTakeFirstOrThrow();
  return completed;
}

/** Rows are locked in order before any of them changes, to avoid deadlocks between opposite moves of one type. */
export async function addToStatusCounts(db: Db, changes: readonly StatusChange[]) {
  const change = rowsFrom(changes, {
    item_type_id: 'integer',
    range_max: 'integer',
    status: 'text',
    by: 'integer',
  });
  await sql`
    with change as (select * from ${change}),
    held as (
      select item_type_id, range_max, status
      from item_status_count as count join change using (item_type_id, range_max, status)
      order by item_type_id, range_max, status
      for no key update of count
    ),
    moved as (
      update item_status_count as count set count = count.count + change.by
      from change join held using (item_type_id, range_max, status)
      where (count.item_type_id, count.range_max, count.status) = (held.item_type_id, held.range_max, held.status)
    )
    insert into item_status_count as count (item_type_id, range_max, status, count)
    select item_type_id, range_max, status, by from change
    where (item_type_id, range_max, status) not in (select item_type_id, range_max, status from held)
    order by item_type_id, range_max, status
    on conflict (item_type_id, range_max, status) do update set count = count.count + excluded.count`.execute(
    db,
  );
}

/** Requires locked player rows, and awards the achievements that are reached. */
export async function addToPlayerCounters(db: Db, changes: readonly CountChange[], now: Date) {
  const columns = { player_id: 'integer', counts: 'text', by: 'integer' } as const;
  const less = changes.filter(({ by }) => by < 0);
  if (less.length > 0) {
    await sql`
      update player_counter as counter set value = counter.value + change.by
      from ${rowsFrom(less, columns)}
      where counter.player_id = change.player_id and counter.counts = change.counts`.execute(db);
  }
  const more = changes.filter(({ by }) => by > 0);
  if (more.length > 0) {
    await sql`
      with counted as (
        insert into player_counter as counter (player_id, counts, value)
        select player_id, counts, by from ${rowsFrom(more, columns)} order by player_id, counts
        on conflict (player_id, counts) do update set value = counter.value + excluded.value
        returning player_id, counts, value
      )
      insert into player_achievement (player_id, achievement_id, awarded_at)
      select player_id, achievement.id, ${now}
      from counted join achievement using (counts)
      where target <= value
      on conflict do nothing`.execute(db);
  }
}
