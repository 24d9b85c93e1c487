import { type Audience, MOST_MUTES } from '@wallabee/contract/forums/forum-rules';
import type { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { authorColumns } from '../forums.queries.ts';

/** Whether a player hears of what an author does in a thread. */
export function hasNotMuted(
  player: RawBuilder<unknown>,
  { threadId, author }: { threadId: ThreadId; author: PlayerId },
): RawBuilder<boolean> {
  return sql`
    not exists (select from muted_thread as muted where muted.player_id = ${player} and muted.thread_id = ${threadId})
    and not exists (select from muted_player as muted where muted.player_id = ${player} and muted.muted_id = ${author})`;
}

export interface NewMute {
  player: PlayerId;
  about: number;
  now: Date;
}

const MUTES = {
  thread: { table: sql`muted_thread`, about: sql`thread_id` },
  player: { table: sql`muted_player`, about: sql`muted_id` },
} as const;
export type MutedKind = keyof typeof MUTES;

/** Adds nothing beyond the most that a player may have; false where there are that many and this is not one of them. */
export async function insertMute(db: Db, kind: MutedKind, { player, about, now }: NewMute): Promise<boolean> {
  const { table, about: column } = MUTES[kind];
  const { rows } = await sql<{ is_muted: boolean }>`
    with added as (
      insert into ${table} (player_id, ${column}, muted_at)
      select ${player}, ${about}, ${now}
      where (select count(*) from ${table} where player_id = ${player}) < ${MOST_MUTES}
      on conflict do nothing
      returning 1
    )
    select exists (select from added)
      or exists (select from ${table} where player_id = ${player} and ${column} = ${about}) as is_muted`.execute(
    db,
  );
  return rows[0]?.is_muted === true;
}

export async function deleteMute(db: Db, kind: MutedKind, { player, about }: Omit<NewMute, 'now'>) {
  const { table, about: column } = MUTES[kind];
  await sql`delete from ${table} where player_id = ${player} and ${column} = ${about}`.execute(db);
}

export async function listMutedThreads(db: Db, player: PlayerId) {
  const rows = await selectMutedThreads(db, player).execute();
  return rows.map((row) => ({ ...row, visible_to: row.visible_to as Audience }));
}

export function selectMutedThreads(db: Db, player: PlayerId) {
  return db
    .selectFrom('muted_thread as muted')
    .innerJoin('forum_thread as thread', 'thread.id', 'muted.thread_id')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .select(['thread.id', 'thread.forum_id', 'thread.title', 'forum.visible_to', 'muted.muted_at'])
    .where('muted.player_id', '=', player)
    .orderBy('muted.muted_at', 'desc')
    .orderBy('thread.id')
    .limit(MOST_MUTES);
}

export function selectMutedPlayers(db: Db, player: PlayerId) {
  return db
    .selectFrom('muted_player as muted')
    .innerJoin('player as author', 'author.id', 'muted.muted_id')
    .select(authorColumns)
    .select('muted.muted_at')
    .where('muted.player_id', '=', player)
    .orderBy('muted.muted_at', 'desc')
    .orderBy('author.id')
    .limit(MOST_MUTES);
}

export async function findPlayer(db: Db, id: PlayerId) {
  return db.selectFrom('player').select('id').where('id', '=', id).executeTakeFirst();
}
