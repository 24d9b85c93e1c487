import { randomBytes } from 'node:crypto';
import type { Db } from '../../src/platform/db/db.ts';
import { digest } from '../../src/platform/sessions/digest.ts';

/** Players `player0` and on, each with a session. */
export async function someLoggedInPlayers(db: Db, count: number) {
  const rows = await db
    .insertInto('player')
    .values(
      Array.from({ length: count }, (_, place) => ({ username: `player${place}`, name: `Player ${place}` })),
    )
    .returning(['id', 'username'])
    .execute();
  const players = rows.map((row) => ({ ...row, token: randomBytes(16).toString('hex') }));
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('session')
    .values(players.map(({ id, token }) => ({ token_digest: digest(token), player_id: id, expires_at })))
    .execute();
  return players;
}
