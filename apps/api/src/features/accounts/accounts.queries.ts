import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { recordActivity } from '../../platform/sessions/activity.queries.ts';
import { digest } from '../../platform/sessions/digest.ts';
import { publishSessionEnd } from '../../platform/sessions/sessions.queries.ts';

export interface Account {
  id: PlayerId;
  username: string;
  password_hash: string | null;
}

export async function findOpenAccount(db: Db, username: string, now: Date): Promise<Account | undefined> {
  const row = await db
    .selectFrom('player')
    .select(['id', 'username', 'password_hash'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('is_enabled', '=', true)
    .where('is_memorial', '=', false)
    .where((where) => where.or([where('deletion_date', 'is', null), where('deletion_date', '>', now)]))
    .executeTakeFirst();
  return row && { ...row, id: PlayerId.parse(row.id) };
}

/** The result is undefined when the name is taken, also by a concurrent registration. */
export async function insertAccount(
  db: Db,
  { username, password_hash }: { username: string; password_hash: string },
): Promise<PlayerId | undefined> {
  const row = await db
    .insertInto('player')
    .values({ username, name: username, password_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && PlayerId.parse(row.id);
}

interface NewSession {
  token: string;
  player_id: PlayerId;
  device: string;
  now: Date;
  expires_at: Date;
}

export async function insertSession(db: Db, { token, now, ...session }: NewSession) {
  const { player_id } = session;
  await db
    .insertInto('session')
    .values({ ...session, token_digest: digest(token), created_at: now, last_used_at: now })
    .execute();
  await recordActivity(db, [player_id], now);
  await db.deleteFrom('session').where('player_id', '=', player_id).where('expires_at', '<=', now).execute();
}

export async function deleteSession(db: Db, token: string) {
  await db.deleteFrom('session').where('token_digest', '=', digest(token)).execute();
  await publishSessionEnd(db, token);
}
