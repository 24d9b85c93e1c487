import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

interface QueueRules {
  /** The nth gap follows the nth attempt; the last one repeats. */
  gapsMs: readonly number[];
  mostWaitMs: number;
  forgottenAfterMs: number;
}

/**
 * The result is the time until the slot, or undefined when the queue is full. One statement with one row lock
 * assigns slots across processes and holds no connection while the attempt waits.
 */
export async function reserveSlot(
  db: Db,
  { bucket, gapsMs, mostWaitMs, forgottenAfterMs }: QueueRules & { bucket: Buffer },
): Promise<number | undefined> {
  const next = sql`queue.starts_at + ${gapAfter(gapsMs)}`;
  // A slot further ahead than the longest wait was written before the clock was set back.
  const isForgotten = sql`queue.starts_at not between
    excluded.starts_at - ${milliseconds(forgottenAfterMs)}
    and excluded.starts_at + ${milliseconds(mostWaitMs + CLOCK_SLACK_MS)}`;
  const { rows } = await sql<{ wait_ms: number }>`
    insert into login_queue as queue (bucket, attempts, starts_at) values (${bucket}, 1, clock_timestamp())
    on conflict (bucket) do update set
      attempts = case when ${isForgotten} then 1 else queue.attempts + 1 end,
      starts_at = case when ${isForgotten} then excluded.starts_at else greatest(excluded.starts_at, ${next}) end
    where ${isForgotten} or ${next} <= excluded.starts_at + ${milliseconds(mostWaitMs)}
    returning ${millisecondsUntil(sql`queue.starts_at`)} as wait_ms`.execute(db);
  return rows[0]?.wait_ms;
}

export async function findNextSlot(
  db: Db,
  { bucket, gapsMs }: Pick<QueueRules, 'gapsMs'> & { bucket: Buffer },
): Promise<number> {
  const { rows } = await sql<{ wait_ms: number }>`
    select ${millisecondsUntil(sql`starts_at + ${gapAfter(gapsMs)}`)} as wait_ms
    from login_queue as queue where bucket = ${bucket}`.execute(db);
  return rows[0]?.wait_ms ?? 0;
}

export async function resetAttempts(db: Db, bucket: Buffer) {
  await db.updateTable('login_queue').set({ attempts: 0 }).where('bucket', '=', bucket).execute();
}

export async function deleteOldQueues(db: Db, olderThanMs: number) {
  await sql`
    delete from login_queue where starts_at < clock_timestamp() - ${milliseconds(olderThanMs)}`.execute(db);
}

function gapAfter(gapsMs: readonly number[]) {
  return sql`(${gapsMs}::int[])[greatest(1, least(queue.attempts, ${gapsMs.length}::int))] * interval '1 ms'`;
}

function milliseconds(count: number) {
  return sql`${count}::int * interval '1 ms'`;
}

function millisecondsUntil(instant: ReturnType<typeof sql>) {
  return sql`greatest(0, ceil(extract(epoch from ${instant} - clock_timestamp()) * 1000))::int`;
}

const CLOCK_SLACK_MS = 5_000;
