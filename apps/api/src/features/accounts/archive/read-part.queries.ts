import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { ArchivePart } from './archive-part.queries.ts';

export type ArchiveRow = Record<string, unknown>;

/** Yields pages of rows. Each is a query of its own, so a slow download does not hold a connection. */
export async function* readPart(
  db: Db,
  part: ArchivePart,
  { player, rowsAtOnce = ROWS_AT_ONCE }: { player: PlayerId; rowsAtOnce?: number },
): AsyncGenerator<ArchiveRow[]> {
  const key = sql.join(part.key.map((column) => sql.ref(column)));
  let after: ArchiveRow | undefined;
  do {
    const isAfter = after
      ? sql`where (${key}) > (${sql.join(part.key.map((column) => after?.[column]))})`
      : sql``;
    const { rows } = await sql<ArchiveRow>`
      select * from (${part.rows(player)}) as part ${isAfter} order by ${key} limit ${rowsAtOnce}`.execute(
      db,
    );
    if (rows.length > 0) yield rows;
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (after);
}

const ROWS_AT_ONCE = 1_000;

/** The outer join has one row, whatever the part has, so that the columns of an empty part are known. */
export async function listColumns(db: Db, part: ArchivePart, player: PlayerId): Promise<string[]> {
  const { rows } = await sql<ArchiveRow>`
    select part.* from (select 1) as one left join (${part.rows(player)}) as part on false`.execute(db);
  return Object.keys(rows[0] ?? {});
}

export async function findPicture(db: Db, player: PlayerId): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('player_picture')
    .select('image')
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row?.image;
}
