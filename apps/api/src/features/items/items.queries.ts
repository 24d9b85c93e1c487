import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/world/item-state';
import type { InferResult } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

/** All of an item that is not the same for every item of its type. */
export interface StoredItem {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  location: ItemLocation;
  is_locked: boolean;
  user: { id: PlayerId; name: string } | null;
  place: { id: PlaceId; name: string } | null;
  used_in: { item_id: ItemId; item_type_id: ItemTypeId; number: number } | null;
  created_at: string;
}

export async function findItemByNumber(
  db: Db,
  { itemTypeId, number }: { itemTypeId: ItemTypeId; number: number },
): Promise<StoredItem | undefined> {
  const [row] = await askItemByNumber(db, { itemTypeId, number });
  return row && toStoredItem(row);
}

export async function findItem(db: Db, itemId: ItemId): Promise<StoredItem | undefined> {
  const [row] = await askItem(db, { itemId });
  return row && toStoredItem(row);
}

export async function itemExists(db: Db, itemId: ItemId): Promise<boolean> {
  const row = await db.selectFrom('item').select('item_id').where('item_id', '=', itemId).executeTakeFirst();
  return row !== undefined;
}

export function selectItem(db: Db, itemId: ItemId) {
  return selectItems(db).where('item.item_id', '=', itemId);
}

export function selectItemByNumber(db: Db, of: { itemTypeId: ItemTypeId; number: number }) {
  return selectItems(db).where('item.item_type_id', '=', of.itemTypeId).where('item.number', '=', of.number);
}

const askItem = buildOnce((db, { itemId }: { itemId: ItemId }) => selectItem(db, itemId));
const askItemByNumber = buildOnce(selectItemByNumber);

function selectItems(db: Db) {
  return db
    .selectFrom('item')
    .leftJoin('player', 'player.id', 'item.user_id')
    .leftJoin('place', 'place.id', 'item.place_id')
    .leftJoin('item as used_in', 'used_in.item_id', 'item.used_in_item_id')
    .select([
      'item.item_id',
      'item.item_type_id',
      'item.number',
      'item.variant_id',
      'item.location',
      'item.is_locked',
      'item.user_id',
      'player.name as user_name',
      'item.place_id',
      'place.name as place_name',
      'item.used_in_item_id',
      'used_in.item_type_id as used_in_type_id',
      'used_in.number as used_in_number',
      'item.created_at',
    ]);
}

type ItemRow = InferResult<ReturnType<typeof selectItems>>[number];

function toStoredItem(row: ItemRow): StoredItem {
  return {
    item_id: ItemId.parse(row.item_id),
    item_type_id: ItemTypeId.parse(row.item_type_id),
    number: row.number,
    variant_id: row.variant_id,
    location: toLocation(row.location),
    is_locked: row.is_locked,
    user: row.user_name === null ? null : { id: PlayerId.parse(row.user_id), name: row.user_name },
    place: row.place_name === null ? null : { id: PlaceId.parse(row.place_id), name: row.place_name },
    used_in:
      row.used_in_number === null
        ? null
        : {
            item_id: ItemId.parse(row.used_in_item_id),
            item_type_id: ItemTypeId.parse(row.used_in_type_id),
            number: row.used_in_number,
          },
    created_at: row.created_at.toISOString(),
  };
}

function toLocation(written: string): ItemLocation {
  const location = ITEM_LOCATIONS.find((known) => known === written);
  if (!location) throw new Error(`The database knows a location ${written} that the contract does not.`);
  return location;
}
