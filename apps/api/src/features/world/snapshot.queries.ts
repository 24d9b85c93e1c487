import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { CategoryId, ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { Listing } from '@wallabee/game/state/changes';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { CodeState, Completion, PlaceState, PlayerState } from '@wallabee/game/state/snapshot';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';
import { isOneOf } from './rows-from.queries.ts';

/**
 * Rows are locked in one order everywhere to avoid deadlocks: players, items, places, codes, counters, each by id. FOR
 * NO KEY UPDATE still allows foreign keys to refer to them.
 */

export async function lockPlayers(db: Db, ids: readonly PlayerId[]): Promise<Map<PlayerId, PlayerState>> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'is_enabled', 'is_memorial', 'deletion_date', 'balance', 'created_at'])
    .where(isOneOf('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map(({ id, deletion_date, created_at, ...row }) => {
      const player = PlayerId.parse(id);
      return [
        player,
        { ...row, id: player, deletion_date: instantOf(deletion_date), created_at: created_at.getTime() },
      ];
    }),
  );
}

export async function lockItems(db: Db, ids: readonly ItemId[]): Promise<Map<ItemId, ItemState>> {
  const rows = await db
    .selectFrom('item')
    .selectAll()
    .where(isOneOf('item_id', ids))
    .orderBy('item_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [ItemId.parse(row.item_id), toItemState(row)]));
}

export async function lockPlaces(db: Db, ids: readonly PlaceId[]): Promise<Map<PlaceId, PlaceState>> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'category_id', 'max_items', 'item_count', 'people_count'])
    .where(isOneOf('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map((row) => {
      const id = PlaceId.parse(row.id);
      return [id, { ...row, id, category_id: CategoryId.parse(row.category_id) }];
    }),
  );
}

export async function lockCode(db: Db, code: string): Promise<Map<string, CodeState>> {
  const rows = await db
    .selectFrom('redeem_code')
    .selectAll()
    .where('code', '=', code)
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        item_type_id: ItemTypeId.parse(row.item_type_id),
        redeemed_by: row.redeemed_by === null ? null : PlayerId.parse(row.redeemed_by),
        redeemed_at: instantOf(row.redeemed_at),
      },
    ]),
  );
}

/** Locked, so that two actions cannot both make a one-of-a-kind item. */
export async function lockIssued(db: Db, id: ItemTypeId): Promise<Map<ItemTypeId, number>> {
  await db
    .insertInto('item_type_counter')
    .values({ item_type_id: id, issued: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { issued } = await db
    .selectFrom('item_type_counter')
    .select('issued')
    .where('item_type_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return new Map([[id, issued]]);
}

export async function listListings(db: Db, items: readonly ItemId[]): Promise<Map<ItemId, Listing>> {
  const rows = await db.selectFrom('market_listing').selectAll().where(isOneOf('item_id', items)).execute();
  return new Map(
    rows.map(({ item_id, seller_id, cost, listed_at }) => {
      const id = ItemId.parse(item_id);
      return [
        id,
        { item_id: id, seller_id: PlayerId.parse(seller_id), cost, listed_at: listed_at.getTime() },
      ];
    }),
  );
}

export async function listVisits(
  db: Db,
  of: { player: PlayerId; places: readonly PlaceId[] },
): Promise<Map<PlaceId, Map<PlayerId, Instant>>> {
  const rows = await db
    .selectFrom('place_visit')
    .select(['place_id', 'visited_at'])
    .where('player_id', '=', of.player)
    .where(isOneOf('place_id', of.places))
    .execute();
  return new Map(
    rows.map((row) => [PlaceId.parse(row.place_id), new Map([[of.player, row.visited_at.getTime()]])]),
  );
}

export async function listWells(db: Db, items: readonly ItemId[]): Promise<Map<ItemId, number>> {
  const rows = await db.selectFrom('wishing_well').selectAll().where(isOneOf('item_id', items)).execute();
  return new Map(rows.map((row) => [ItemId.parse(row.item_id), row.wishes]));
}

/** Lists the player's saved items of the set that the item belongs to, and of its type. */
export async function listSavedBeside(
  db: Db,
  of: { player: PlayerId; itemId: ItemId },
): Promise<{ saved: Map<ItemTypeId, ItemId>; twin: ItemId | undefined }> {
  const rows = await db
    .selectFrom('item as wanted')
    .innerJoin('item_type as type', 'type.id', 'wanted.item_type_id')
    .innerJoin('item_type as other', 'other.set_id', 'type.set_id')
    .innerJoin('item as saved', (join) =>
      join
        .onRef('saved.item_type_id', '=', 'other.id')
        .on('saved.user_id', '=', of.player)
        .on('saved.location', '=', 'saved'),
    )
    .select(['saved.item_type_id', 'saved.item_id', 'wanted.item_type_id as wanted_type_id'])
    .where('wanted.item_id', '=', of.itemId)
    .execute();
  const twin = rows.find((row) => row.item_type_id === row.wanted_type_id);
  return {
    saved: new Map(rows.map((row) => [ItemTypeId.parse(row.item_type_id), ItemId.parse(row.item_id)])),
    twin: twin && ItemId.parse(twin.item_id),
  };
}

export async function listCompletions(db: Db, player: PlayerId): Promise<Map<SetId, Completion>> {
  const rows = await db
    .selectFrom('set_completion')
    .select(['set_id', 'number', 'completed_at'])
    .where('player_id', '=', player)
    .execute();
  return new Map(
    rows.map(({ set_id, number, completed_at }) => [
      SetId.parse(set_id),
      { number, completed_at: completed_at.getTime() },
    ]),
  );
}

export async function listOwners(db: Db, type: ItemTypeId): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('unique_owner')
    .select('player_id')
    .where('item_type_id', '=', type)
    .where('player_id', 'is not', null)
    .execute();
  return rows.map((row) => PlayerId.parse(row.player_id));
}

export async function listHeldIds(db: Db, player: PlayerId): Promise<ItemId[]> {
  const rows = await db.selectFrom('item').select('item_id').where('user_id', '=', player).execute();
  return rows.map((row) => ItemId.parse(row.item_id));
}

export async function findSeller(db: Db, itemId: ItemId): Promise<PlayerId | undefined> {
  const row = await db
    .selectFrom('market_listing')
    .select('seller_id')
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && PlayerId.parse(row.seller_id);
}

export async function countPool(db: Db): Promise<number> {
  const { size } = await db
    .selectFrom('item')
    .select((is) => is.fn.countAll<number>().as('size'))
    .where('location', '=', 'mixing_pool')
    .executeTakeFirstOrThrow();
  return size;
}

export async function findPooled(db: Db, position: number): Promise<ItemId | undefined> {
  const row = await db
    .selectFrom('item')
    .select('item_id')
    .where('location', '=', 'mixing_pool')
    .orderBy('item_id')
    .offset(position)
    .limit(1)
    .executeTakeFirst();
  return row && ItemId.parse(row.item_id);
}

export function toItemState(row: Selectable<DB['item']>): ItemState {
  return {
    item_id: ItemId.parse(row.item_id),
    item_type_id: ItemTypeId.parse(row.item_type_id),
    number: row.number,
    variant_id: row.variant_id,
    location: row.location as ItemLocation,
    is_locked: row.is_locked,
    user_id: row.user_id === null ? null : PlayerId.parse(row.user_id),
    place_id: row.place_id === null ? null : PlaceId.parse(row.place_id),
    used_in_item_id: row.used_in_item_id === null ? null : ItemId.parse(row.used_in_item_id),
    picked_up_at: instantOf(row.picked_up_at),
    created_at: row.created_at.getTime(),
    changed_at: row.changed_at.getTime(),
  };
}

function instantOf(date: Date | null): Instant | null {
  return date?.getTime() ?? null;
}
