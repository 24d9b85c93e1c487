import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { PlayerState } from '@wallabee/game/state/snapshot';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';
import { isOneOf } from './is-one-of.queries.ts';

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
