import { ItemId, ItemTypeId, type PlayerId } from '@wallabee/contract/protocol/ids';
import type { SavedItems } from '@wallabee/contract/wish-lists/wish-list';
import type { Db } from '../../platform/db/db.ts';

/** There is at most one row for each type, so the catalogue bounds the result. */
export async function getSavedItems(db: Db, playerId: PlayerId): Promise<SavedItems> {
  const rows = await selectSavedItems(db, playerId).execute();
  return {
    saveditems: Object.fromEntries(
      rows.map(({ number, ...row }) => {
        const item_type_id = ItemTypeId.parse(row.item_type_id);
        return [item_type_id, { number, item_id: ItemId.parse(row.item_id), item: { item_type_id, number } }];
      }),
    ),
  };
}

export function selectSavedItems(db: Db, playerId: PlayerId) {
  return db
    .selectFrom('item')
    .select(['item_type_id', 'number', 'item_id'])
    .where('user_id', '=', playerId)
    .where('location', '=', 'saved')
    .orderBy('item_type_id');
}
