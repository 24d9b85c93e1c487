import type { Day } from '@wallabee/contract/protocol/day';
import { TROUBLE } from '@wallabee/contract/status/status-states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { RecordedMinute } from './recorder.ts';

/** Adds the counts of one server. Rows are sorted, so that two servers cannot deadlock. */
export async function addMinutes(db: Db, rows: readonly RecordedMinute[]) {
  await sql`
    insert into site_minute (minute, requests, failed, was_cut_off, durations)
    select minute, requests, failed, was_cut_off, durations
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as recorded (minute timestamptz, requests int, failed int, was_cut_off boolean, durations int[])
    order by minute
    on conflict (minute) do update set
      requests = site_minute.requests + excluded.requests,
      failed = site_minute.failed + excluded.failed,
      was_cut_off = site_minute.was_cut_off or excluded.was_cut_off,
      durations = (
        select array_agg(coalesce(one, 0) + coalesce(other, 0) order by place)
        from unnest(site_minute.durations, excluded.durations) with ordinality as both_of (one, other, place)
      )`.execute(db);
}

export function listMinutes(db: Db, since: Date): Promise<RecordedMinute[]> {
  return db
    .selectFrom('site_minute')
    .select(['minute', 'requests', 'failed', 'was_cut_off', 'durations'])
    .where('minute', '>', since)
    .orderBy('minute')
    .limit(MINUTES_OF_AN_HOUR)
    .execute();
}

const MINUTES_OF_AN_HOUR = 60;

export interface DayRow {
  day: Day;
  recorded_minutes: number;
  troubled_minutes: number;
}

/** Old days are rolled up in `site_day`; recent days are still minute rows. */
export async function listDays(db: Db, from: Day): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(day, 'YYYY-MM-DD') as day,
      sum(recorded_minutes)::int as recorded_minutes, sum(troubled_minutes)::int as troubled_minutes
    from (
      select day, recorded_minutes, troubled_minutes from site_day where day >= ${from}::date
      union all
      select day, recorded_minutes, troubled_minutes from ${daysOfMinutes} as by_minute where day >= ${from}::date
    ) as known
    group by day order by day`.execute(db);
  return rows;
}

const isTroubled = sql`(was_cut_off or (failed >= ${TROUBLE.failed} and failed * ${TROUBLE.oneOf} >= requests))`;

const daysOfMinutes = sql`(
  select (minute at time zone 'UTC')::date as day,
    count(*)::int as recorded_minutes,
    (count(*) filter (where ${isTroubled}))::int as troubled_minutes,
    sum(requests)::int as requests,
    sum(failed)::int as failed
  from site_minute group by 1
)`;

/** Rolls minute rows of earlier days up into day rows. A minute that is written late is added to its day. */
export async function rollUpDays(trx: Db, before: Day) {
  await sql`
    insert into site_day (day, recorded_minutes, troubled_minutes, requests, failed)
    select day, recorded_minutes, troubled_minutes, requests, failed
    from ${daysOfMinutes} as by_minute where day < ${before}::date
    on conflict (day) do update set
      recorded_minutes = site_day.recorded_minutes + excluded.recorded_minutes,
      troubled_minutes = site_day.troubled_minutes + excluded.troubled_minutes,
      requests = site_day.requests + excluded.requests,
      failed = site_day.failed + excluded.failed`.execute(trx);
  await sql`delete from site_minute where minute < ${before}::timestamp at time zone 'UTC'`.execute(trx);
}

export async function deleteDays(trx: Db, before: Day) {
  await trx.deleteFrom('site_day').where('day', '<', before).execute();
}

export interface DatabaseFacts {
  is_read_only: boolean;
  newest_event_at: Date | null;
  /** The time of the oldest event that is not matched with alerts yet. */
  unmatched_since: Date | null;
  /** When the most overdue delivery was due. */
  due_since: Date | null;
}

export async function getFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only,
      (select at from event_log order by at desc limit 1) as newest_event_at,
      (select at from event_log where matched_at is null order by event_id limit 1) as unmatched_since,
      (select min(next_attempt_at) from delivery where next_attempt_at is not null) as due_since`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The database answered without a row.');
  return facts;
}
