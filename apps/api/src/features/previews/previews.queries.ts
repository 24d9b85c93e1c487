import type { ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export async function findThreadInPreview(db: Db, id: ThreadId) {
  const row = await db
    .selectFrom('forum_thread as thread')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .innerJoin('forum_post as first', (join) =>
      join.onRef('first.thread_id', '=', 'thread.id').on('first.position', '=', 0),
    )
    .innerJoin('player as author', 'author.id', 'first.author_id')
    .select([
      'thread.id',
      'thread.title',
      'forum.title as forum',
      'first.text',
      'first.is_html',
      'first.is_removed',
    ])
    .select(['author.id as author_id', 'author.name', 'author.account_type', 'author.is_memorial'])
    .select(['author.is_enabled', 'author.deletion_date', 'author.picture_key'])
    .where('thread.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: thread, title, forum, text, is_html, is_removed, author_id, ...author } = row;
  return {
    id: thread,
    title,
    forum,
    text: is_html || is_removed ? null : text,
    author: { id: author_id, ...author },
  };
}
