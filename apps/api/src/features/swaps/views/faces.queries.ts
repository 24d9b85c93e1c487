import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { isOneOf } from '../../world/world.public.ts';

export type FaceRow = Awaited<ReturnType<typeof listFaces>>[number];

export async function listFaces(db: Db, ids: readonly PlayerId[]) {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'name', 'account_type', 'is_memorial', 'is_enabled', 'deletion_date', 'picture_key'])
    .where(isOneOf('id', ids))
    .execute();
  return rows.map((row) => ({ ...row, id: PlayerId.parse(row.id) }));
}

export async function listFriendIds(db: Db, player: PlayerId): Promise<Set<PlayerId>> {
  const rows = await db
    .selectFrom('friendship')
    .select('friend_id')
    .where('player_id', '=', player)
    .execute();
  return new Set(rows.map(({ friend_id }) => PlayerId.parse(friend_id)));
}
