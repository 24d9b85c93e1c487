import { type OwnSession, SessionId } from '@wallabee/contract/accounts/session';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { digest } from '../../../platform/sessions/digest.ts';
import { publishSessionEnds } from '../../../platform/sessions/sessions.queries.ts';

interface Owner {
  playerId: PlayerId;
  token: string;
}

export async function listSessions(
  db: Db,
  { playerId, token, now }: Owner & { now: Date },
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .select(sql<boolean>`token_digest = ${digest(token)}`.as('is_current'))
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .orderBy('is_current', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, created_at, last_used_at, ...session }) => ({
    ...session,
    id: SessionId.parse(id),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

export async function deleteOwnSession(
  db: Db,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: SessionId },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('player_id', '=', playerId)
    .where('id', '=', sessionId)
    .returning('token_digest')
    .execute();
  await publishSessionEnds(db, ended);
  return ended.length > 0;
}

export async function deleteOtherSessions(db: Db, { playerId, token }: Owner): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('player_id', '=', playerId)
    .where('token_digest', '!=', digest(token))
    .returning('token_digest')
    .execute();
  await publishSessionEnds(db, ended);
  return ended.length;
}

const MOST_SHOWN = 100;
