import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

export interface KeyOfPlayer {
  playerId: PlayerId;
  key: string;
}

export interface Attempt extends KeyOfPlayer {
  attempt: string;
  requestDigest: Buffer;
  now: Date;
  expiresAt: Date;
}

/** Only one of several concurrent attempts gets true, when the key is new or has expired. */
export async function insertAttempt(db: Db, begun: Attempt): Promise<boolean> {
  const { playerId, key, attempt, requestDigest, now, expiresAt } = begun;
  const { rows } = await sql`
    insert into idempotency_key (player_id, key, request_digest, attempt, started_at, expires_at)
    values (${playerId}, ${key}, ${requestDigest}, ${attempt}, ${now}, ${expiresAt})
    on conflict (player_id, key) do update set
      request_digest = excluded.request_digest, attempt = excluded.attempt, started_at = excluded.started_at,
      expires_at = excluded.expires_at, response = null
    where idempotency_key.expires_at <= ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

export function findAttempt(db: Db, { playerId, key }: KeyOfPlayer) {
  return db
    .selectFrom('idempotency_key')
    .select(['request_digest', 'attempt', 'started_at', 'response'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The result is true when the attempt replaced one that never ended. */
export async function replaceAttempt(db: Db, stale: string, next: Attempt): Promise<boolean> {
  const { numUpdatedRows } = await underWay(db, { ...next, attempt: stale })
    .set({ attempt: next.attempt, started_at: next.now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The result is false when another attempt has replaced this one. */
export async function finishAttempt(
  db: Db,
  attempt: KeyOfPlayer & { attempt: string },
  response: string,
): Promise<boolean> {
  const { numUpdatedRows } = await underWay(db, attempt).set({ response }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAttempt(db: Db, { playerId, key, attempt }: KeyOfPlayer & { attempt: string }) {
  await db
    .deleteFrom('idempotency_key')
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('response', 'is', null)
    .execute();
}

export async function deleteExpiredKeys(db: Db, now: Date) {
  await db.deleteFrom('idempotency_key').where('expires_at', '<=', now).execute();
}

function underWay(db: Db, { playerId, key, attempt }: KeyOfPlayer & { attempt: string }) {
  return db
    .updateTable('idempotency_key')
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('response', 'is', null);
}
