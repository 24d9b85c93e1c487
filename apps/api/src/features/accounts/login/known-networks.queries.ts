import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { digest } from '../../../platform/sessions/digest.ts';

export interface LoginSource {
  name: string;
  network: string;
}

export async function isKnownNetwork(db: Db, source: LoginSource, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_network')
    .innerJoin('player', 'player.id', 'known_network.player_id')
    .select('known_network.mark')
    .where(sql`lower(player.username)`, '=', source.name)
    .where('known_network.mark', '=', markOf(source))
    .where('known_network.last_login_at', '>', remembered(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork(
  db: Db,
  { player_id, now, ...source }: LoginSource & { player_id: PlayerId; now: Date },
) {
  await db
    .insertInto('known_network')
    .values({ player_id, mark: markOf(source), last_login_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'mark']).doUpdateSet({ last_login_at: now }))
    .execute();
  await db
    .deleteFrom('known_network')
    .where('player_id', '=', player_id)
    .where('last_login_at', '<=', remembered(now))
    .execute();
}

/** A 16-bit mark is enough to choose a queue, and too short to reveal the address. */
function markOf({ name, network }: LoginSource): number {
  return digest(`${name}\n${network}`).readInt16BE();
}

function remembered(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_MS);
}

const REMEMBERED_MS = 90 * 24 * 60 * 60_000;
