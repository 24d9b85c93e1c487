import type { AlertId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { AlertRow } from '../own/alerts.queries.ts';

export type RingingRow = Pick<
  AlertRow,
  'alert_id' | 'player_id' | 'name' | 'by_site' | 'by_push' | 'by_feed' | 'webhook_id'
>;

/** In the order of their ids, so that two processes do not wait for each other. */
export async function lockRinging(trx: Db, ids: readonly AlertId[]): Promise<Map<AlertId, RingingRow>> {
  const rows = await trx
    .selectFrom('alert')
    .select(['alert_id', 'player_id', 'name', 'by_site', 'by_push', 'by_feed', 'webhook_id'])
    .where(sql<boolean>`alert_id = any(${ids}::int[])`)
    .where('is_paused', '=', false)
    .orderBy('alert_id')
    .forNoKeyUpdate()
    .execute();
  return new Map((rows as RingingRow[]).map((row) => [row.alert_id, row]));
}

export interface MatchRow {
  alert_id: AlertId;
  matched_id: number;
}

/** Returns those that were not there. */
export async function insertMatches(trx: Db, matches: readonly MatchRow[]): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    insert into alert_match (alert_id, matched_id)
    select * from unnest(
      ${matches.map(({ alert_id }) => alert_id)}::int[], ${matches.map(({ matched_id }) => matched_id)}::bigint[]
    )
    on conflict do nothing
    returning alert_id, matched_id`.execute(trx);
  return rows;
}

/** Each id once for each time that its alert rang. */
export async function countMatches(trx: Db, ids: readonly AlertId[], now: Date) {
  await sql`
    update alert set matches = matches + rang.times, last_rang_at = ${now}
    from (select id, count(*) as times from unnest(${ids}::int[]) as id group by id) as rang
    where alert.alert_id = rang.id`.execute(trx);
}
