import { HISTORY_LIMIT, type ItemPost } from '@wallabee/contract/items/history';
import type { ItemName } from '@wallabee/contract/items/item';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

/** An event with the ids of all it names. */
export type StoredEvent = ItemPost & { history_id: number };

/** Newest first. */
export async function listEvents(db: Db, itemId: ItemId): Promise<StoredEvent[]> {
  const rows = await selectEvents(db, itemId).execute();
  return rows.map(({ history_id, type, ...row }) => ({
    history_id,
    type,
    created_at: row.created_at.toISOString(),
    user_id: row.user_id === null ? null : PlayerId.parse(row.user_id),
    place_id: row.place_id === null ? null : PlaceId.parse(row.place_id),
    primary_item_id: ItemId.parse(row.primary_item_id),
    secondary_item_id: row.secondary_item_id === null ? null : ItemId.parse(row.secondary_item_id),
    tertiary_item_id: row.tertiary_item_id === null ? null : ItemId.parse(row.tertiary_item_id),
    gift_user_id: row.gift_user_id === null ? null : PlayerId.parse(row.gift_user_id),
  }));
}

export function selectEvents(db: Db, itemId: ItemId) {
  return db
    .selectFrom('history')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('history_id', 'desc')
    .limit(HISTORY_LIMIT);
}

export type EventItem = Omit<ItemName, 'name'> & { variant_id: number | null };

export async function listEventItems(db: Db, ids: ItemId[]): Promise<Map<ItemId, EventItem>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEventItems(db, ids).execute();
  return new Map(
    rows.map(({ number, variant_id, ...row }) => {
      const item_id = ItemId.parse(row.item_id);
      return [item_id, { item_id, item_type_id: ItemTypeId.parse(row.item_type_id), number, variant_id }];
    }),
  );
}

export function selectEventItems(db: Db, ids: ItemId[]) {
  return db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'variant_id'])
    .where('item_id', 'in', ids);
}

export interface EventPlayer {
  id: PlayerId;
  name: string;
  username: string;
}

export async function listEventPlayers(db: Db, ids: PlayerId[]): Promise<Map<PlayerId, EventPlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('player')
    .select(['id', 'name', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [PlayerId.parse(row.id), { ...row, id: PlayerId.parse(row.id) }]));
}

export interface EventPlace {
  id: PlaceId;
  name: string;
}

export async function listEventPlaces(db: Db, ids: PlaceId[]): Promise<Map<PlaceId, EventPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('place').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [PlaceId.parse(row.id), { ...row, id: PlaceId.parse(row.id) }]));
}
