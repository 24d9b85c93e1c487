import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/**
 * Deletes the oldest events up to the first that is too new or not matched yet, so that what is there has no gaps. The
 * newest stays, because it says that nothing after it was deleted. Returns how many were deleted.
 */
export async function deleteOldest(
  trx: Db,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with oldest as (
      select event_id, lead(event_id) over in_order is not null as is_followed,
        bool_and(at < ${before} and matched_at is not null) over in_order as is_done
      from (select * from event_log order by transaction_id, event_id limit ${most}) as event
      window in_order as (order by transaction_id, event_id)
    )
    delete from event_log using oldest
    where event_log.event_id = oldest.event_id and is_done and is_followed`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Returns the types that were not known before; none at first, when nothing is known. */
export async function insertReleases(trx: Db, ids: readonly ItemTypeId[], now: Date): Promise<ItemTypeId[]> {
  const { rows } = await sql<{ item_type_id: ItemTypeId; is_first: boolean }>`
    with known as materialized (select not exists (select from announced_release) as is_first),
    added as (
      insert into announced_release (item_type_id, announced_at)
      select id, ${now} from unnest(${ids}::int[]) as released (id)
      where not exists (select from announced_release as known where known.item_type_id = id)
      on conflict do nothing
      returning item_type_id
    )
    select item_type_id, is_first from added cross join known order by item_type_id`.execute(trx);
  return rows.filter(({ is_first }) => !is_first).map(({ item_type_id }) => item_type_id);
}

export interface ReleaseRow {
  item_type_id: ItemTypeId;
  data: object;
}

export async function insertReleaseEvents(trx: Db, rows: readonly ReleaseRow[], now: Date) {
  await sql`
    insert into event_log (kind, at, data, item_type_id)
    select 'release', ${now}, data, item_type_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as release (item_type_id int, data jsonb)`.execute(
    trx,
  );
  await sql`select pg_notify(${WORLD_EVENTS_CHANNEL}, '{"released":true}')`.execute(trx);
}
