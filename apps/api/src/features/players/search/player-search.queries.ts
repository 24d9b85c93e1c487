import type { PlayerKey } from '@wallabee/contract/players/player-key-rules';
import { MOST_MATCHES } from '@wallabee/contract/players/player-search-rules';
import { AccountType } from '@wallabee/contract/players/profile';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';
import { hasName, hasUsername } from '../player-ids.queries.ts';

export type MatchRow = ReturnType<typeof toMatch>;

/** The most recently active first. */
export async function listMatches(db: Db, { id, name }: PlayerKey): Promise<MatchRow[]> {
  const rows = await Promise.all([
    ...(id === null ? [] : [selectMatches(db).where('player.id', '=', id).execute()]),
    selectMatches(db).where(hasUsername(name)).execute(),
    selectNamesakes(db, name).execute(),
  ]);
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return [...byId.values()]
    .sort((one, other) => other.last_active_at.getTime() - one.last_active_at.getTime() || one.id - other.id)
    .slice(0, MOST_MATCHES)
    .map(toMatch);
}

/** Unordered. */
export async function listMatchesById(db: Db, ids: readonly PlayerId[]): Promise<MatchRow[]> {
  return (await queryMatchesById(db, { ids })).map(toMatch);
}

const queryMatchesById = buildOnce((db, { ids }: { ids: readonly PlayerId[] }) =>
  selectMatches(db).where(sql<boolean>`player.id = any(${ids}::int[])`),
);

export function selectNamesakes(db: Db, name: string) {
  return selectMatches(db).where(hasName(name)).orderBy('player.last_active_at', 'desc').limit(MOST_MATCHES);
}

function selectMatches(db: Db) {
  return db.selectFrom('player').select((player) => [
    'player.id',
    'player.username',
    'player.name',
    'player.account_type',
    'player.is_memorial',
    'player.is_enabled',
    'player.deletion_date',
    'player.picture_key',
    'player.created_at',
    'player.last_active_at',
    player
      .selectFrom('set_completion')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('set_completion.player_id', '=', 'player.id')
      .as('completed_sets_count'),
  ]);
}

function toMatch(row: InferResult<ReturnType<typeof selectMatches>>[number]) {
  return {
    ...row,
    id: PlayerId.parse(row.id),
    account_type: AccountType.parse(row.account_type),
    created_at: row.created_at.toISOString(),
    completed_sets_count: row.completed_sets_count ?? 0,
  };
}
