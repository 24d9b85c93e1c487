import type { Db } from '../../platform/db/db.ts';

export interface StoredPost {
  id: number;
  slug: string;
  title: string;
  summary: string;
  body: string[];
  icon: string;
  published_at: Date;
}

export function listBlogPosts(db: Db, { now, limit }: { now: Date; limit: number }): Promise<StoredPost[]> {
  return selectPosts(db, now).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export function findBlogPost(
  db: Db,
  { slug, now }: { slug: string; now: Date },
): Promise<StoredPost | undefined> {
  return selectPosts(db, now).where('slug', '=', slug).executeTakeFirst();
}

function selectPosts(db: Db, now: Date) {
  return db
    .selectFrom('blog_post')
    .select(['id', 'slug', 'title', 'summary', 'body', 'icon', 'published_at'])
    .where('published_at', '<=', now);
}
