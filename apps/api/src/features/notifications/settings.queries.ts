import type { BellKind, KindWays } from '@wallabee/contract/bell/bell-kinds';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export async function listKindWays(db: Db, player: PlayerId): Promise<Map<BellKind, KindWays>> {
  const rows = await db
    .selectFrom('bell_setting')
    .select(['kind', 'site', 'push', 'feed', 'webhook'])
    .where('player_id', '=', player)
    .execute();
  return new Map(rows.map(({ kind, ...ways }) => [kind as BellKind, ways]));
}

/** Ways that are not given keep their value: that of the row or, without one, the default. */
export async function saveKindWays(
  trx: Db,
  player: PlayerId,
  kind: BellKind,
  { changed, defaults }: { changed: Partial<KindWays>; defaults: KindWays },
) {
  await trx
    .insertInto('bell_setting')
    .values({ player_id: player, kind, ...defaults, ...changed })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind']).doUpdateSet({ kind, ...changed }))
    .execute();
}

export interface BellPlayer {
  is_quiet: boolean;
  quiet_from: number;
  quiet_to: number;
  time_zone: string;
  feed_secret: string | null;
}

const DEFAULTS: BellPlayer = {
  is_quiet: false,
  quiet_from: 22 * 60 + 30,
  quiet_to: 7 * 60,
  time_zone: 'UTC',
  feed_secret: null,
};

export async function findBellPlayer(db: Db, player: PlayerId): Promise<BellPlayer> {
  const row = await db
    .selectFrom('bell_player')
    .select(['is_quiet', 'quiet_from', 'quiet_to', 'time_zone', 'feed_secret'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

export async function saveQuietHours(
  trx: Db,
  player: PlayerId,
  quiet: Partial<Omit<BellPlayer, 'feed_secret'>>,
) {
  await trx
    .insertInto('bell_player')
    .values({ player_id: player, ...quiet })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(quiet))
    .execute();
}

export async function isTimeZone(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db);
  return rows.length > 0;
}
