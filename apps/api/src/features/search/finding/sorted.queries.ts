import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** Sorts players that words have found. */
export async function sortPlayers(
  db: Db,
  ids: readonly string[],
  order: 'name' | 'newest',
): Promise<string[]> {
  const by = order === 'name' ? sql`fold_name(name) collate "C"` : sql`created_at desc`;
  return sorted(db, sql`player`, ids, by);
}

export async function sortPlaces(db: Db, ids: readonly string[], order: 'name' | 'items'): Promise<string[]> {
  const by = order === 'name' ? sql`fold_name(name) collate "C"` : sql`item_count desc`;
  return sorted(db, sql`place`, ids, by);
}

async function sorted(
  db: Db,
  table: RawBuilder<unknown>,
  ids: readonly string[],
  by: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${table} where id = any(${ids.map(Number)}::int[]) order by ${by}, id`.execute(db);
  return rows.map(({ id }) => String(id));
}

/** When the threads and posts of the blog that words have found were last written to; answers of the FAQ have no date. */
export async function listTextDates(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const of = (source: string) =>
    ids.filter((id) => id.startsWith(source)).map((id) => id.slice(source.length));
  const { rows } = await sql<{ id: string; at: Date }>`
    select 'thread.' || id as id, latest_at as at from forum_thread where id = any(${of('thread.').map(Number)}::int[])
    union all
    select 'news.' || slug, published_at from blog_post where slug = any(${of('news.')}::text[])`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]));
}

interface ThreadsAbout {
  types: readonly ItemTypeId[];
  audiences: readonly Audience[];
}

/** The threads about item types, the newest first, as ids of the index of words. */
export async function listThreadsAbout(
  db: Db,
  { types, audiences, skip, most }: ThreadsAbout & { skip: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select thread.id ${threadsAbout({ types, audiences })}
    order by thread.latest_at desc, thread.id desc limit ${most} offset ${skip}`.execute(db);
  return rows.map(({ id }) => `thread.${id}`);
}

export async function countThreadsAbout(db: Db, of: ThreadsAbout): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select ${threadsAbout(of)} limit ${sql.lit(MOST_COUNTED + 1)}) as thread`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function threadsAbout({ types, audiences }: ThreadsAbout): RawBuilder<unknown> {
  return sql`from forum_thread as thread join forum on forum.id = thread.forum_id
    where thread.item_type_id = any(${types}::int[]) and forum.visible_to = any(${audiences}::text[])`;
}
