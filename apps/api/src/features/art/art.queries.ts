import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import type { PlayerInArt } from './recipes/faces.ts';
import type { PlaceInArt } from './recipes/pins.ts';
import type { PostInArt } from './recipes/posts.ts';

export async function findPlayerInArt(db: Db, id: PlayerId): Promise<PlayerInArt | undefined> {
  return db
    .selectFrom('player')
    .select(['id', 'account_type', 'is_memorial', 'is_enabled', 'deletion_date', 'picture_key'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findPicture(
  db: Db,
  { playerId, key }: { playerId: PlayerId; key: string },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('player_picture')
    .select('image')
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.image;
}

export async function findPlaceInArt(db: Db, id: PlaceId): Promise<PlaceInArt | undefined> {
  return db
    .selectFrom('place')
    .innerJoin('category', 'category.id', 'place.category_id')
    .select(['place.id', 'category.icon'])
    .where('place.id', '=', id)
    .executeTakeFirst();
}

export async function findPostInArt(db: Db, id: number): Promise<PostInArt | undefined> {
  return db.selectFrom('blog_post').select(['id', 'icon']).where('id', '=', id).executeTakeFirst();
}
