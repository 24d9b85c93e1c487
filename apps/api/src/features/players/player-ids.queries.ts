import type { PlayerKey } from '@wallabee/contract/players/player-key-rules';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { type RawBuilder, sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

/** Finds the same player as `findPlayer`, without the other columns. */
export async function findPlayerId(db: Db, { id, name }: PlayerKey): Promise<PlayerId | undefined> {
  const row =
    (id !== null && (await queryIdById(db, { id }))[0]) ||
    (await queryIdByUsername(db, { name }))[0] ||
    only(await selectIdsByName(db, name).execute());
  return row && PlayerId.parse(row.id);
}

const queryIdById = buildOnce((db, { id }: { id: number }) =>
  db.selectFrom('player').select('id').where('id', '=', id),
);

const queryIdByUsername = buildOnce((db, { name }: { name: string }) =>
  db.selectFrom('player').select('id').where(hasUsername(name)),
);

export async function isSharedName(db: Db, name: string): Promise<boolean> {
  return (await selectIdsByName(db, name).execute()).length > 1;
}

/** Two rows are enough to see that the name is ambiguous. */
function selectIdsByName(db: Db, name: string) {
  return db.selectFrom('player').select('id').where(hasName(name)).limit(2);
}

/** Whatever the capitals and accents. */
export function hasName(name: string): RawBuilder<boolean> {
  return sql<boolean>`fold_name(player.name) collate "C" = fold_name(${name}) collate "C"`;
}

export function hasUsername(username: string): RawBuilder<boolean> {
  return sql<boolean>`lower(player.username) = fold_name(${username})`;
}

function only<Row>(rows: readonly Row[]): Row | undefined {
  return rows.length === 1 ? rows[0] : undefined;
}
