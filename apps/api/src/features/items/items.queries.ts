import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import { batch } from '../../platform/db/batch.ts';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

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

interface NumberOfType {
  itemTypeId: ItemTypeId;
  number: number;
}

export const findItemByNumber = batch<NumberOfType, StoredItem | undefined>(async (db, asked) => {
  const types = asked.map(({ itemTypeId }) => itemTypeId);
  const numbers = asked.map(({ number }) => number);
  const items = Array<StoredItem | undefined>(asked.length).fill(undefined);
  for (const row of await queryItemsByNumber(db, { types, numbers }))
    items[row.place - 1] = toStoredItem(row);
  return items;
});

export const findItem = batch<ItemId, StoredItem | undefined>(async (db, ids) => {
  const rows = await queryItems(db, { ids });
  const items = new Map(rows.map((row) => [row.item_id, toStoredItem(row)]));
  return ids.map((id) => items.get(id));
});

export const findTypeOfItem = batch<ItemId, ItemTypeId | undefined>(async (db, ids) => {
  const types = new Map((await queryTypes(db, { ids })).map((row) => [row.item_id, row.item_type_id]));
  return ids.map((id) => types.get(id) as ItemTypeId | undefined);
});

const queryTypes = buildOnce((db: Db, { ids }: { ids: ItemId[] }) =>
  db
    .selectFrom('item')
    .select(['item_id', 'item_type_id'])
    .where(sql<boolean>`item_id = any(${ids}::bigint[])`),
);

export function selectItemsById(db: Db, { ids }: { ids: ItemId[] }) {
  return selectItems(db).where(sql<boolean>`item.item_id = any(${ids}::bigint[])`);
}

/** `place` is the position in the batch, from one on. */
export function selectItemsByNumber(db: Db, { types, numbers }: { types: ItemTypeId[]; numbers: number[] }) {
  const pairs = sql<Asked>`unnest(${types}::int[], ${numbers}::int[]) with ordinality`;
  return selectItems(db)
    .innerJoin(pairs.as<'asked'>(sql`asked(type_id, number, place)`), (join) =>
      join.onRef('item.item_type_id', '=', 'asked.type_id').onRef('item.number', '=', 'asked.number'),
    )
    .select('asked.place');
}

interface Asked {
  type_id: number;
  number: number;
  place: number;
}

const queryItems = buildOnce(selectItemsById);
const queryItemsByNumber = buildOnce(selectItemsByNumber);

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

/** The ids are keys of our own tables, and validating each costs as much as reading it. */
export function toStoredItem(row: ItemRow): StoredItem {
  return {
    item_id: row.item_id as ItemId,
    item_type_id: row.item_type_id as ItemTypeId,
    number: row.number,
    variant_id: row.variant_id,
    location: toLocation(row.location),
    is_locked: row.is_locked,
    user: row.user_name === null ? null : { id: row.user_id as PlayerId, name: row.user_name },
    place: row.place_name === null ? null : { id: row.place_id as PlaceId, name: row.place_name },
    used_in:
      row.used_in_number === null
        ? null
        : {
            item_id: row.used_in_item_id as ItemId,
            item_type_id: row.used_in_type_id as ItemTypeId,
            number: row.used_in_number,
          },
    created_at: row.created_at.toISOString(),
  };
}

export function toLocation(written: string): ItemLocation {
  const location = ITEM_LOCATIONS.find((known) => known === written);
  if (!location) throw new Error(`The contract has no location ${written}.`);
  return location;
}
