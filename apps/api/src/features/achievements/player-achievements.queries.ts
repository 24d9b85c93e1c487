import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export async function getCounters(db: Db, playerId: PlayerId): Promise<Map<string, number>> {
  const rows = await queryCounters(db, { playerId });
  return new Map(rows.map(({ counts, value }) => [counts, value]));
}

export async function getAwards(db: Db, playerId: PlayerId): Promise<Map<number, string>> {
  const rows = await queryAwards(db, { playerId });
  return new Map(rows.map(({ achievement_id, awarded_at }) => [achievement_id, awarded_at.toISOString()]));
}

const queryCounters = buildOnce((db, { playerId }: { playerId: PlayerId }) =>
  db.selectFrom('player_counter').select(['counts', 'value']).where('player_id', '=', playerId),
);

const queryAwards = buildOnce((db, { playerId }: { playerId: PlayerId }) =>
  db
    .selectFrom('player_achievement')
    .select(['achievement_id', 'awarded_at'])
    .where('player_id', '=', playerId),
);
