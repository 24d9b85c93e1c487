import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { AccountType } from '@wallabee/contract/forums/forum-rules';
import type { Moderation, ModerationEntry } from '@wallabee/contract/forums/moderation';
import { ForumId, PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';

export interface NewEntry {
  action: Moderation;
  moderator_id: number;
  player_id: number;
  thread_id?: number;
  post_id?: number;
  reason: string;
  created_at: Date;
}

export async function insertEntry(db: Db, entry: NewEntry): Promise<number> {
  const { id } = await db
    .insertInto('moderation_entry')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the notification about a decision says; the thread is null where the decision is about the player. */
export async function findEntryThread(db: Db, id: number) {
  return db
    .selectFrom('moderation_entry as entry')
    .innerJoin('forum_thread as thread', 'thread.id', 'entry.thread_id')
    .leftJoin('forum_post as post', 'post.id', 'entry.post_id')
    .select(['thread.id', 'thread.forum_id', 'thread.title', 'post.position', 'entry.post_id'])
    .where('entry.id', '=', id)
    .executeTakeFirst();
}

export async function updateRemoved(db: Db, id: PostId): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_post')
    .set({ is_removed: true })
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockPlayer(db: Db, id: PlayerId) {
  const row = await db
    .selectFrom('player')
    .select(['account_type', 'has_forums_right'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, id, account_type: row.account_type as AccountType };
}

export async function updateForumsRight(db: Db, id: PlayerId, has_forums_right: boolean) {
  await db.updateTable('player').set({ has_forums_right }).where('id', '=', id).execute();
}

export async function listEntries(
  db: Db,
  { before, limit, isStaff }: { before: number | undefined; limit: number; isStaff: boolean },
): Promise<ModerationEntry[]> {
  const rows = await selectEntries(db, { before, limit, isStaff }).execute();
  return rows.map(toEntry);
}

export function selectEntries(
  db: Db,
  { before, limit, isStaff }: { before: number | undefined; limit: number; isStaff: boolean },
) {
  let entries = db
    .selectFrom('moderation_entry as entry')
    .innerJoin('player as moderator', 'moderator.id', 'entry.moderator_id')
    .innerJoin('player', 'player.id', 'entry.player_id')
    .leftJoin('forum_thread as thread', 'thread.id', 'entry.thread_id')
    .leftJoin('forum', 'forum.id', 'thread.forum_id')
    .leftJoin('forum_post as post', 'post.id', 'entry.post_id')
    .select([
      'entry.id',
      'entry.action',
      'entry.reason',
      'entry.created_at',
      'entry.post_id',
      'entry.thread_id',
    ])
    .select(['moderator.id as moderator_id', 'moderator.name as moderator_name'])
    .select(['player.id as player_id', 'player.name as player_name'])
    .select(['thread.forum_id', 'thread.title', 'post.position', 'post.text'])
    .orderBy('entry.id', 'desc')
    .limit(limit);
  if (before !== undefined) entries = entries.where('entry.id', '<', before);
  // BeeKeepers must not see entries of the staff forums.
  if (!isStaff) {
    entries = entries.where((where) =>
      where.or([where('forum.visible_to', 'is', null), where('forum.visible_to', '<>', 'staff')]),
    );
  }
  return entries;
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function toEntry(row: EntryRow): ModerationEntry {
  const { thread_id, forum_id, title, post_id, position, text } = row;
  return {
    id: row.id,
    action: row.action as Moderation,
    created_at: row.created_at.toISOString(),
    reason: row.reason,
    moderator: { id: PlayerId.parse(row.moderator_id), name: row.moderator_name },
    player: { id: PlayerId.parse(row.player_id), name: row.player_name },
    thread:
      thread_id === null || forum_id === null || title === null
        ? null
        : { id: ThreadId.parse(thread_id), forum_id: ForumId.parse(forum_id), title },
    post:
      post_id === null || position === null || text === null
        ? null
        : { id: PostId.parse(post_id), page: Math.floor(position / POSTS_PER_PAGE), text },
  };
}
