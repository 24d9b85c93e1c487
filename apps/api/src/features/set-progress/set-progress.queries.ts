import { ItemId, ItemTypeId, type PlayerId, type SetId } from '@wallabee/contract/protocol/ids';
import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';
import { sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PastDay } from '../../platform/past-day.ts';
import { wandUsedSince } from '../items/items.public.ts';

export interface SavedItem {
  item_id: ItemId;
  number: number;
  variant_id: number | null;
}

/** In one value, because a collection has thousands of types. */
export async function listSavedTypes(db: Db, playerId: PlayerId): Promise<Set<ItemTypeId>> {
  const [row] = await querySavedTypes(db, { playerId });
  return new Set(row?.types ?? []);
}

function selectSavedTypes(db: Db, { playerId }: { playerId: PlayerId }) {
  return db
    .selectFrom('item')
    .select(sql<ItemTypeId[] | null>`array_agg(item_type_id)`.as('types'))
    .where('user_id', '=', playerId)
    .where('location', '=', 'saved');
}

const querySavedTypes = buildOnce(selectSavedTypes);

interface SavedOf {
  playerId: PlayerId;
  itemTypeIds: readonly ItemTypeId[];
}

export async function getSaved(db: Db, of: SavedOf): Promise<Map<ItemTypeId, SavedItem>> {
  const rows = await querySaved(db, of);
  return new Map(rows.map(({ item_type_id, ...item }) => [item_type_id, item]));
}

function selectSaved(db: Db, { playerId, itemTypeIds }: SavedOf) {
  return db
    .selectFrom('item')
    .select([sql<ItemTypeId>`item_type_id`.as('item_type_id'), sql<ItemId>`item_id`.as('item_id')])
    .select(['number', 'variant_id'])
    .where('user_id', '=', playerId)
    .where('location', '=', 'saved')
    .where(sql<boolean>`item_type_id = any(${itemTypeIds}::integer[])`);
}

const querySaved = buildOnce(selectSaved);

interface SavedThen {
  playerId: PlayerId;
  past: PastDay;
}

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
  const rows = await queryFinishes(db, { playerId, before: past?.end ?? null });
  return new Map(rows.map(({ set_id, ...finish }) => [set_id, finish]));
}

const queryFinishes = buildOnce((db, { playerId, before }: { playerId: PlayerId; before: Date | null }) =>
  db
    .selectFrom('set_completion')
    .select([sql<SetId>`set_id`.as('set_id'), 'number', 'completed_at'])
    .where('player_id', '=', playerId)
    .where(sql<boolean>`completed_at < coalesce(${before}::timestamptz, 'infinity')`),
);

export async function listHeldItemsOf(
  db: Db,
  playerId: PlayerId,
  itemTypeIds: readonly ItemTypeId[],
): Promise<HeldItem[]> {
  const rows = await queryHeldItems(db, { playerId, itemTypeIds });
  return rows.map((row) => ({ ...row, location: row.location as HeldItem['location'] }));
}

const queryHeldItems = buildOnce((db, { playerId, itemTypeIds }: SavedOf) =>
  db
    .selectFrom('item')
    .select([sql<ItemTypeId>`item_type_id`.as('item_type_id'), sql<ItemId>`item_id`.as('item_id')])
    .select(['number', 'location'])
    .where('user_id', '=', playerId)
    .where(sql<boolean>`item_type_id = any(${itemTypeIds}::integer[])`)
    .orderBy('number')
    .orderBy('item_id'),
);
