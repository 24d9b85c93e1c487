import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { IssuedNumber } from '@wallabee/game/query/issued-matches';
import { type InferResult, sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FoundNumberRow } from './results.views.ts';

/** In the order of the ids. The point is that of `near`. */
export async function listNumberRows(
  db: Db,
  ids: readonly ItemId[],
  point: Point | null,
): Promise<FoundNumberRow[]> {
  if (ids.length === 0) return [];
  return (await queryRowsById(db, { ids })).map((row) => toRow(row, point));
}

/** In the given order. */
export async function listIssuedRows(db: Db, issued: readonly IssuedNumber[]): Promise<FoundNumberRow[]> {
  if (issued.length === 0) return [];
  const types = issued.map(({ item_type_id }) => item_type_id);
  const numbers = issued.map(({ number }) => number);
  return (await queryRowsByNumber(db, { types, numbers })).map((row) => toRow(row, null));
}

/** From the first number to the last, in order. */
export async function listRowsOfType(
  db: Db,
  of: { itemTypeId: ItemTypeId; first: number; last: number },
): Promise<FoundNumberRow[]> {
  return (await queryRowsOfType(db, of)).map((row) => toRow(row, null));
}

interface AskedId {
  id: number;
  place: number;
}

export function selectRowsById(db: Db, { ids }: { ids: readonly ItemId[] }) {
  const asked = sql<AskedId>`unnest(${ids}::bigint[]) with ordinality`;
  return selectRows(db)
    .innerJoin(asked.as<'asked'>(sql`asked(id, place)`), 'asked.id', 'item.item_id')
    .orderBy('asked.place');
}

interface AskedNumber {
  type_id: number;
  number: number;
  place: number;
}

export function selectRowsByNumber(db: Db, { types, numbers }: { types: ItemTypeId[]; numbers: number[] }) {
  const asked = sql<AskedNumber>`unnest(${types}::int[], ${numbers}::int[]) with ordinality`;
  return selectRows(db)
    .innerJoin(asked.as<'asked'>(sql`asked(type_id, number, place)`), (join) =>
      join.onRef('asked.type_id', '=', 'item.item_type_id').onRef('asked.number', '=', 'item.number'),
    )
    .orderBy('asked.place');
}

export function selectRowsOfType(
  db: Db,
  { itemTypeId, first, last }: { itemTypeId: ItemTypeId; first: number; last: number },
) {
  return selectRows(db)
    .where('item.item_type_id', '=', itemTypeId)
    .where('item.number', '>=', first)
    .where('item.number', '<=', last)
    .orderBy('item.number');
}

const queryRowsById = buildOnce(selectRowsById);
const queryRowsByNumber = buildOnce(selectRowsByNumber);
const queryRowsOfType = buildOnce(selectRowsOfType);

function selectRows(db: Db) {
  return db
    .selectFrom('item')
    .leftJoin('player', 'player.id', 'item.user_id')
    .leftJoin('place', 'place.id', 'item.place_id')
    .leftJoin('item as used_in', 'used_in.item_id', 'item.used_in_item_id')
    .leftJoin('market_listing', 'market_listing.item_id', 'item.item_id')
    .select(['item.item_id', 'item.item_type_id', 'item.number', 'item.variant_id', 'item.location'])
    .select(['item.is_locked', 'item.user_id', 'item.place_id', 'item.used_in_item_id'])
    .select(['item.created_at', 'item.changed_at', 'item.moves', 'item.hands'])
    .select(['player.name as user_name', 'place.name as place_name', 'place.lat', 'place.lng'])
    .select(['used_in.item_type_id as used_in_type_id', 'used_in.number as used_in_number'])
    .select('market_listing.cost as price');
}

type NumberRow = InferResult<ReturnType<typeof selectRows>>[number];

/** The ids are keys of our own tables, and validating each costs as much as reading it. */
function toRow(row: NumberRow, point: Point | null): FoundNumberRow {
  const place = placeOf(row);
  return {
    item_id: row.item_id as ItemId,
    item_type_id: row.item_type_id as ItemTypeId,
    number: row.number,
    variant_id: row.variant_id,
    location: row.location as ItemLocation,
    is_locked: row.is_locked,
    owner: row.user_name === null ? null : { id: row.user_id as PlayerId, name: row.user_name },
    place,
    used_in: usedInOf(row),
    price: row.price,
    created_at: row.created_at.toISOString(),
    moved_at: row.changed_at.toISOString(),
    moves: row.moves,
    hands: row.hands,
    distance_m: point && place ? Math.round(distanceBetween(point, place)) : null,
  };
}

function placeOf({ place_id, place_name, lat, lng }: NumberRow): FoundNumberRow['place'] {
  if (place_name === null || lat === null || lng === null) return null;
  return { id: place_id as PlaceId, name: place_name, lat, lng };
}

function usedInOf(row: NumberRow): FoundNumberRow['used_in'] {
  if (row.used_in_number === null) return null;
  return {
    item_id: row.used_in_item_id as ItemId,
    item_type_id: row.used_in_type_id as ItemTypeId,
    number: row.used_in_number,
  };
}
