import { ItemId, ItemTypeId, type PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { PastDay } from '../../platform/past-day.ts';
import { wandUsedSince } from '../items/items.public.ts';

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

interface SavedThen {
  playerId: PlayerId;
  past: PastDay;
}

/** In one value, because a collection has thousands of types. */
export async function listTypesSavedThen(db: Db, asked: SavedThen): Promise<Set<ItemTypeId>> {
  const { types } = await selectSpans(db, asked)
    .select(sql<ItemTypeId[] | null>`array_agg(saved_span.item_type_id)`.as('types'))
    .executeTakeFirstOrThrow();
  return new Set(types ?? []);
}

/** An item that a wand has changed since has no look. */
export async function getSavedThen(
  db: Db,
  { itemTypeIds, ...asked }: SavedThen & { itemTypeIds: readonly ItemTypeId[] },
): Promise<Map<ItemTypeId, SavedItem>> {
  const hasLook = sql`not exists (${wandUsedSince(asked.past.end)})`;
  const rows = await selectSpans(db, asked)
    .innerJoin('item', 'item.item_id', 'saved_span.item_id')
    .select(['item.item_type_id', 'item.item_id', 'item.number'])
    .select(sql<number | null>`case when ${hasLook} then item.variant_id end`.as('variant_id'))
    .where(sql<boolean>`saved_span.item_type_id = any(${itemTypeIds}::integer[])`)
    .execute();
  return new Map(
    rows.map(({ item_type_id, item_id, ...item }) => [
      ItemTypeId.parse(item_type_id),
      { ...item, item_id: ItemId.parse(item_id) },
    ]),
  );
}

function selectSpans(db: Db, { playerId, past: { end } }: SavedThen) {
  return db
    .selectFrom('saved_span')
    .where('saved_span.player_id', '=', playerId)
    .where('saved_at', '<', end)
    .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>=', end)]));
}

export interface Finish {
  number: number;
  completed_at: Date;
}

export async function getFinishes(
  db: Db,
  playerId: PlayerId,
  past: PastDay | null,
): Promise<Map<SetId, Finish>> {
  const rows = await db
    .selectFrom('set_completion')
    .select(['set_id', 'number', 'completed_at'])
    .where('player_id', '=', playerId)
    .$if(past !== null, (query) => query.where('completed_at', '<', past?.end ?? new Date()))
    .execute();
  return new Map(rows.map(({ set_id, ...finish }) => [SetId.parse(set_id), finish]));
}

export async function listHeldItemsOf(
  db: Db,
  playerId: PlayerId,
  itemTypeIds: readonly ItemTypeId[],
): Promise<HeldItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'location'])
    .where('user_id', '=', playerId)
    .where(sql<boolean>`item_type_id = any(${itemTypeIds}::integer[])`)
    .orderBy('number')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id, item_type_id, number, location }) => ({
    item_id: ItemId.parse(item_id),
    item_type_id: ItemTypeId.parse(item_type_id),
    number,
    location: location as HeldItem['location'],
  }));
}
