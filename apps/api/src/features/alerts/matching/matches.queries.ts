import type { AlertId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { AlertRow } from '../own/alerts.queries.ts';

const RINGING = [
  'alert_id',
  'player_id',
  'name',
  'by_site',
  'by_push',
  'by_feed',
  'webhook_id',
  'hour_from',
  'rings_in_hour',
] as const satisfies readonly (keyof AlertRow)[];

export type RingingRow = Pick<AlertRow, (typeof RINGING)[number]>;

/** In the order of their ids, so that two processes do not wait for each other. */
export async function lockRinging(trx: Db, ids: readonly AlertId[]): Promise<Map<AlertId, RingingRow>> {
  const rows = await trx
    .selectFrom('alert')
    .select(RINGING)
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

/** How often an alert matched, and its rings in the present hour. */
export interface Tally {
  readonly alert_id: AlertId;
  readonly matches: number;
  readonly hour_from: Date;
  readonly rings_in_hour: number;
}

export async function storeTallies(trx: Db, tallies: readonly Tally[], now: Date) {
  await sql`
    update alert set matches = alert.matches + tally.matches, last_rang_at = ${now},
      hour_from = tally.hour_from, rings_in_hour = tally.rings_in_hour
    from jsonb_to_recordset(${JSON.stringify(tallies)}::jsonb) as tally (
      alert_id int, matches int, hour_from timestamptz, rings_in_hour int
    )
    where alert.alert_id = tally.alert_id`.execute(trx);
}
