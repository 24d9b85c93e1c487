import type { Audience } from '@wallabee/contract/forums/forum-rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { textOfPost } from '../../forums/forums.public.ts';

/** Either the next rows after an id, or those of the given ids. */
export type Wanted = { after: number } | { ids: readonly number[] };

export const ROWS_AT_ONCE = 2_000;

export function listPlayerWords(db: Db, wanted: Wanted) {
  return db
    .selectFrom('player')
    .select(['id', 'name', 'username'])
    .where(isWanted('id', wanted))
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();
}

export function listPlaceWords(db: Db, wanted: Wanted) {
  return db
    .selectFrom('place')
    .innerJoin('category', 'category.id', 'place.category_id')
    .select(['place.id', 'place.name', 'place.city', 'category.name as category_name'])
    .where(isWanted('place.id', wanted))
    .orderBy('place.id')
    .limit(ROWS_AT_ONCE)
    .execute();
}

export function listThreadWords(db: Db, wanted: Wanted) {
  return db
    .selectFrom('forum_thread as thread')
    .leftJoin('forum_post as first', (join) =>
      join.onRef('first.thread_id', '=', 'thread.id').on('first.position', '=', sql.lit(0)),
    )
    .select(['thread.id', 'thread.title', 'thread.forum_id', 'thread.author_id', 'thread.created_at'])
    .select('first.id as first_post_id')
    .where(isWanted('thread.id', wanted))
    .orderBy('thread.id')
    .limit(ROWS_AT_ONCE)
    .execute();
}

/** Without removed posts. */
export function listPostWords(db: Db, wanted: Wanted) {
  return selectPosts(db).where(isWanted('id', wanted)).orderBy('id').limit(ROWS_AT_ONCE).execute();
}

/** Without removed posts. */
export function listPostsOfThreads(db: Db, threadIds: readonly number[]) {
  return selectPosts(db)
    .where(isWanted('thread_id', { ids: threadIds }))
    .execute();
}

function selectPosts(db: Db) {
  return db
    .selectFrom('forum_post')
    .select(['id', 'thread_id', 'text', 'is_html', 'author_id', 'created_at'])
    .where('is_removed', '=', false);
}

/** With the text of HTML posts taken out of its elements, and without removed posts. */
export async function listPostTexts(db: Db, ids: readonly number[]): Promise<{ id: number; text: string }[]> {
  const rows = await selectPosts(db).where(isWanted('id', { ids })).execute();
  return rows.map(({ id, text, is_html }) => ({ id, text: is_html ? textOfPost(text) : text }));
}

export function listNewsWords(db: Db) {
  return db
    .selectFrom('blog_post')
    .select(['id', 'slug', 'title', 'summary', 'body', 'published_at'])
    .execute();
}

export async function getAudiences(db: Db): Promise<Map<number, Audience>> {
  const rows = await db.selectFrom('forum').select(['id', 'visible_to']).execute();
  return new Map(rows.map(({ id, visible_to }) => [id, visible_to as Audience]));
}

function isWanted(column: string, wanted: Wanted) {
  return 'ids' in wanted
    ? sql<boolean>`${sql.ref(column)} = any(${wanted.ids}::int[])`
    : sql<boolean>`${sql.ref(column)} > ${wanted.after}`;
}
