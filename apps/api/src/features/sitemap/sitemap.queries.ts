import { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

/** Most visited first, because a sitemap may not hold all of them. */
export async function listPlaceIds(db: Db, limit: number): Promise<PlaceId[]> {
  const rows = await db
    .selectFrom('place')
    .select('id')
    .orderBy('people_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => PlaceId.parse(id));
}

export async function listPostSlugs(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_post')
    .select('slug')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ slug }) => slug);
}
