import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Deletes a limited number of rows of each kind, so that no statement takes long. Returns whether there may be more. */
export async function purgeOld(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ deleted: number }>`
    with deliveries as (
      delete from delivery where delivery_id in (
        select delivery_id from delivery
        where created_at < ${daysBefore(now, LOG_DAYS)} and next_attempt_at is null limit ${MOST_AT_ONCE}
      ) returning 1
    ), notifications as (
      delete from notification where notification_id in (
        select notification_id from notification
        where at < ${daysBefore(now, NOTIFICATION_DAYS)} limit ${MOST_AT_ONCE}
      ) returning 1
    )
    select greatest((select count(*) from deliveries), (select count(*) from notifications)) as deleted`.execute(
    db,
  );
  return (rows[0]?.deleted ?? 0) === MOST_AT_ONCE;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** As the contract promises of the log of a webhook. */
const LOG_DAYS = 30;
const NOTIFICATION_DAYS = 365;
const MOST_AT_ONCE = 1_000;
