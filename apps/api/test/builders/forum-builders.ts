import type { AccountType } from '@wallabee/contract/forums/forum-rules';
import { ForumId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/db/table-types.ts';
import type { TestPlayer } from '../world.ts';

type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

/** Updates the counts as the service does. */
export function forumBuilders(db: Db, aPlayer: (username?: string) => Promise<TestPlayer>) {
  async function aForum({ id = 4, ...row }: Row<'forum'> = {}): Promise<ForumId> {
    await db
      .insertInto('forum')
      .values({
        id,
        title: `Forum ${id}`,
        subtitle: `What forum ${id} is for`,
        position: id,
        visible_to: 'everyone',
        threads_by: 'everyone',
        ...row,
      })
      .execute();
    return ForumId.parse(id);
  }

  async function aThread({
    texts = ['First!'],
    ...row
  }: Row<'forum_thread'> & { forum_id: number; author_id: number; texts?: string[] }) {
    const { post_count } = await db
      .updateTable('forum')
      .set({ post_count: sql`post_count + 1`, thread_count: sql`thread_count + 1` })
      .where('id', '=', row.forum_id)
      .returning('post_count')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('forum_thread')
      .values({
        title: 'A thread',
        latest_player_id: row.author_id,
        created_at: WRITTEN_AT,
        latest_at: WRITTEN_AT,
        latest_number: post_count,
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const threadId = ThreadId.parse(id);
    for (const text of texts) await aPost({ thread_id: threadId, author_id: row.author_id, text });
    return threadId;
  }

  async function aPost({
    text,
    ...row
  }: Row<'forum_post'> & { thread_id: number; author_id: number; text: string }) {
    const { post_count } = await db
      .updateTable('forum_thread')
      .set({ post_count: sql`post_count + 1` })
      .where('id', '=', row.thread_id)
      .returning('post_count')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('forum_post')
      .values({ position: post_count - 1, created_at: WRITTEN_AT, text, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    return PostId.parse(id);
  }

  async function aMember(row: Row<'player'> & { account_type?: AccountType } = {}): Promise<TestPlayer> {
    const player = await aPlayer(row.username);
    await db
      .updateTable('player')
      .set({ created_at: '2015-01-01T00:00:00Z', ...row })
      .where('id', '=', player.id)
      .execute();
    return player;
  }

  return { aForum, aThread, aPost, aMember };
}

const WRITTEN_AT = '2026-05-01T09:00:00Z';
