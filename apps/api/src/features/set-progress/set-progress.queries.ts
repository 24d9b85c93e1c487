import { ItemId, ItemTypeId, type PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export interface SavedItem {
  item_id: ItemId;
  number: number;
  variant_id: number | null;
}

export async function getSavedByType(db: Db, playerId: PlayerId): Promise<Map<ItemTypeId, SavedItem>> {
  const rows = await db
    .selectFrom('item')
    .select(['item_type_id', 'item_id', 'number', 'variant_id'])
    .where('user_id', '=', playerId)
    .where('location', '=', 'saved')
    .execute();
  return new Map(
    rows.map(({ item_type_id, item_id, ...row }) => [
      ItemTypeId.parse(item_type_id),
      { ...row, item_id: ItemId.parse(item_id) },
    ]),
  );
}

export async function getFinishNumbers(db: Db, playerId: PlayerId): Promise<Map<SetId, number>> {
  const rows = await db
    .selectFrom('set_completion')
    .select(['set_id', 'number'])
    .where('player_id', '=', playerId)
    .execute();
  return new Map(rows.map(({ set_id, number }) => [SetId.parse(set_id), number]));
}
