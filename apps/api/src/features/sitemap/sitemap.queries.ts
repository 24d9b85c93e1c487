import { ItemTypeId, PlaceId, SetId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

interface Listed<Id> {
  id: Id;
  /** Null where it is unknown. */
  changed_at: Date | null;
}

/**
 * Most visited first, because a sitemap may not hold all of them. A place changes with each visit, but visits are
 * private, so the newest of the items that lie there counts.
 */
export async function listPlaces(db: Db, limit: number): Promise<Listed<PlaceId>[]> {
  const dropped = db
    .selectFrom('item')
    .select(({ fn }) => ['place_id', fn.max('changed_at').as('changed_at')])
    .where('place_id', 'is not', null)
    .groupBy('place_id');
  const rows = await db
    .selectFrom('place')
    .leftJoin(dropped.as('dropped'), 'dropped.place_id', 'place.id')
    .select(['place.id', 'dropped.changed_at'])
    .orderBy('place.people_count', 'desc')
    .orderBy('place.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, changed_at }) => ({ id: PlaceId.parse(id), changed_at }));
}

export interface ListedPost {
  slug: string;
  published_at: Date;
}

export function listPosts(db: Db, { now, limit }: { now: Date; limit: number }): Promise<ListedPost[]> {
  return db
    .selectFrom('blog_post')
    .select(['slug', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** When the newest number of each type was issued, found by index. */
export async function getLatestIssues(db: Db): Promise<Map<ItemTypeId, Date>> {
  const rows = await db
    .selectFrom('item_type')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('item')
          .select('item.created_at')
          .whereRef('item.item_type_id', '=', 'item_type.id')
          .orderBy('item.number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['item_type.id', 'newest.created_at'])
    .execute();
  return new Map(rows.map(({ id, created_at }) => [ItemTypeId.parse(id), created_at]));
}

/** When each set was last completed, found by index. */
export async function getLatestCompletions(db: Db): Promise<Map<SetId, Date>> {
  const rows = await db
    .selectFrom('item_set')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('set_completion')
          .select('set_completion.completed_at')
          .whereRef('set_completion.set_id', '=', 'item_set.id')
          .orderBy('set_completion.number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['item_set.id', 'newest.completed_at'])
    .execute();
  return new Map(rows.map(({ id, completed_at }) => [SetId.parse(id), completed_at]));
}
