import { BUZZES_PER_PAGE } from '@wallabee/contract/forums/buzz';
import type { AccountType, Audience } from '@wallabee/contract/forums/forum-rules';
import { ForumId, PlayerId, type PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { authorColumns } from '../forums.queries.ts';
import { hasNotMuted } from './mutes.queries.ts';

export type BuzzedPost = NonNullable<Awaited<ReturnType<typeof findBuzzedPost>>>;

export async function findBuzzedPost(db: Db, id: PostId) {
  const row = await db
    .selectFrom('forum_post as post')
    .innerJoin('forum_thread as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .select(['post.author_id', 'post.position', 'post.is_removed', 'post.thread_id'])
    .select(['thread.title', 'thread.forum_id', 'forum.visible_to'])
    .where('post.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      id,
      author_id: PlayerId.parse(row.author_id),
      thread_id: ThreadId.parse(row.thread_id),
      forum_id: ForumId.parse(row.forum_id),
      visible_to: row.visible_to as Audience,
    }
  );
}

interface NewBuzz {
  post_id: PostId;
  player_id: PlayerId;
  created_at: Date;
}

/** False where it was there. */
export async function insertBuzz(db: Db, buzz: NewBuzz): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('forum_buzz')
    .values(buzz)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteBuzz(db: Db, { post_id, player_id }: Omit<NewBuzz, 'created_at'>) {
  await db
    .deleteFrom('forum_buzz')
    .where('post_id', '=', post_id)
    .where('player_id', '=', player_id)
    .execute();
}

export async function countBuzzes(db: Db, postId: PostId): Promise<number> {
  const { count } = await db
    .selectFrom('forum_buzz')
    .select(sql<number>`count(*)`.as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return count;
}

export function selectBuzzes(db: Db, { postId, page }: { postId: PostId; page: number }) {
  return db
    .selectFrom('forum_buzz as buzz')
    .innerJoin('player as author', 'author.id', 'buzz.player_id')
    .select(authorColumns)
    .where('buzz.post_id', '=', postId)
    .orderBy('buzz.created_at', 'desc')
    .orderBy('buzz.player_id')
    .offset((page - 1) * BUZZES_PER_PAGE)
    .limit(BUZZES_PER_PAGE);
}

/** What the notification of a buzz says; undefined where the author has muted the thread or the player. */
export async function findBuzzReader(db: Db, { author_id, thread_id }: BuzzedPost, player: PlayerId) {
  const { rows } = await sql<{ account_type: AccountType; name: string }>`
    select author.account_type, player.name
    from player as author join player on player.id = ${player}
    where author.id = ${author_id}
      and ${hasNotMuted(sql`author.id`, { threadId: thread_id, author: player })}`.execute(db);
  return rows[0];
}
