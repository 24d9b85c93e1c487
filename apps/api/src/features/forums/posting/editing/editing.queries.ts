import { PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../../platform/db/db.ts';
import type { StoredWords } from '../written-post.ts';

export async function findPostText(db: Db, id: PostId) {
  return db
    .selectFrom('forum_post')
    .select(['id', 'thread_id', 'text', 'is_html', 'is_removed'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type EditedPost = NonNullable<Awaited<ReturnType<typeof findOwnPost>>>;

export async function findOwnPost(db: Db, id: PostId) {
  const row = await db
    .selectFrom('forum_post')
    .select(['id', 'thread_id', 'position', 'author_id', 'created_at', 'edited_at'])
    .select(['text', 'source', 'is_html', 'is_removed', 'is_withdrawn', 'quoted_post_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      id: PostId.parse(row.id),
      thread_id: ThreadId.parse(row.thread_id),
      author_id: PlayerId.parse(row.author_id),
      quoted_post_id: row.quoted_post_id === null ? null : PostId.parse(row.quoted_post_id),
    }
  );
}

interface Replaced extends StoredWords {
  post_id: PostId;
  replaced_at: Date;
}

export async function insertVersion(db: Db, version: Replaced) {
  await db.insertInto('forum_post_version').values(version).execute();
}

/** Whether it was changed: a moderator may have removed the post since it was read. */
export async function updatePostText(db: Db, id: PostId, words: StoredWords & { edited_at: Date }) {
  return updateStanding(db, id, words);
}

export async function updateWithdrawn(db: Db, id: PostId) {
  return updateStanding(db, id, { is_removed: true, is_withdrawn: true });
}

async function updateStanding(
  db: Db,
  id: PostId,
  change: (StoredWords & { edited_at: Date }) | { is_removed: true; is_withdrawn: true },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_post')
    .set(change)
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A post can be edited ten times a minute for half an hour. */
const MOST_VERSIONS = 300;

export async function listVersions(db: Db, id: PostId) {
  return db
    .selectFrom('forum_post_version')
    .select(['text', 'is_html', 'replaced_at'])
    .where('post_id', '=', id)
    .orderBy('replaced_at', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
}

export async function listRecentEdits(
  db: Db,
  { authorId, since, writtenSince }: { authorId: PlayerId; since: Date; writtenSince: Date },
) {
  const rows = await db
    .selectFrom('forum_post')
    .innerJoin('forum_post_version as version', 'version.post_id', 'forum_post.id')
    .select('version.replaced_at')
    .where('forum_post.author_id', '=', authorId)
    .where('forum_post.created_at', '>', writtenSince)
    .where('version.replaced_at', '>', since)
    .orderBy('version.replaced_at', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map(({ replaced_at }) => ({ at: replaced_at, isThread: false }));
}
