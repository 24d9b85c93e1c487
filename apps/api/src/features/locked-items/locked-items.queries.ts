import { LOCKED_ITEMS_PAGE_SIZE } from '@wallabee/contract/locked-items/locked-item';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export type StoredLockedItem = ReturnType<typeof toStored>;

export async function listLockedPage(db: Db, of: { playerId: PlayerId; page: number }) {
  return (await queryLockedPage(db, { ...of, skip: (of.page - 1) * LOCKED_ITEMS_PAGE_SIZE })).map(toStored);
}

export function selectLockedPage(db: Db, { playerId, skip }: { playerId: PlayerId; skip: number }) {
  // The offset is skipped in the index alone, so that a far page reads no items before it.
  const onPage = lockedBy(db, playerId)
    .select('item.item_id')
    .orderBy('item.item_id')
    .limit(sql.lit(LOCKED_ITEMS_PAGE_SIZE))
    .offset(skip);
  return (
    db
      .selectFrom('item')
      .leftJoin('place', 'place.id', 'item.place_id')
      .select(['item.item_id', 'item.item_type_id', 'item.number', 'item.variant_id', 'item.location'])
      .select(['item.place_id', 'place.name as place_name', 'item.created_at'])
      // An array keeps the planner from joining, for which it sometimes scans the whole table.
      .where(sql<boolean>`item.item_id = any(array(${onPage}))`)
      .orderBy('item.item_id')
  );
}

const queryLockedPage = buildOnce(selectLockedPage);

export async function countLocked(db: Db, playerId: PlayerId): Promise<number> {
  const [row] = await queryLockedCount(db, { playerId });
  return row?.count ?? 0;
}

export function selectLockedCount(db: Db, { playerId }: { playerId: PlayerId }) {
  return lockedBy(db, playerId).select(({ fn }) => fn.countAll<number>().as('count'));
}

const queryLockedCount = buildOnce(selectLockedCount);

/** `is_locked` is compared with a literal, because a generic plan with a parameter cannot use the partial index. */
function lockedBy(db: Db, playerId: PlayerId) {
  return db
    .selectFrom('item')
    .where('item.user_id', '=', playerId)
    .where('item.is_locked', '=', sql.lit(true));
}

/** The ids are keys of our own tables, and validating each costs as much as reading it. */
function toStored(row: InferResult<ReturnType<typeof selectLockedPage>>[number]) {
  return {
    id: row.item_id as ItemId,
    item_type_id: row.item_type_id as ItemTypeId,
    number: row.number,
    variant_id: row.variant_id,
    isInLockbox: row.location === 'lockbox',
    place_id: row.place_id as PlaceId | null,
    place_name: row.place_name,
    created_at: row.created_at.toISOString(),
  };
}
