import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { NumberFacts } from '@wallabee/game/query/number-facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface LoggedEvent {
  event_id: number;
  kind: string;
  at: Date;
  data: unknown;
  item_id: ItemId | null;
  item_type_id: ItemTypeId | null;
  facts: NumberFacts | null;
  player_ids: PlayerId[];
}

/** The oldest events that nothing has matched and no other process works on, except those of some types. */
export async function takeEvents(
  trx: Db,
  { most, except }: { most: number; except: readonly ItemTypeId[] },
): Promise<LoggedEvent[]> {
  const rows = await trx
    .selectFrom('event_log')
    .select(['event_id', 'kind', 'at', 'data', 'item_id', 'item_type_id', 'facts', 'player_ids'])
    .where('matched_at', 'is', null)
    .where(sql<boolean>`(item_type_id is null or item_type_id <> all(${except}::int[]))`)
    .orderBy('event_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows as LoggedEvent[];
}

export async function markMatched(trx: Db, ids: readonly number[], now: Date) {
  await sql`update event_log set matched_at = ${now} where event_id = any(${ids}::bigint[])`.execute(trx);
}

export async function countUnmatched(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('event_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('matched_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
