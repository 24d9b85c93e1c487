import { ItemId, ItemTypeId, type PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type StoredProudNumber = Awaited<ReturnType<typeof listChosen>>[number];

/** In the order of the player, without what the player no longer holds. */
export async function listChosen(db: Db, playerId: PlayerId) {
  const rows = await selectHeld(db, playerId)
    .innerJoin('proud_number', 'proud_number.item_id', 'item.item_id')
    .where('proud_number.player_id', '=', playerId)
    .orderBy('proud_number.position')
    .execute();
  return rows.map(toStored);
}

export async function listLowestSaved(db: Db, playerId: PlayerId, most: number) {
  const rows = await selectLowestSaved(db, playerId, most).execute();
  return rows.map(toStored);
}

export function selectLowestSaved(db: Db, playerId: PlayerId, most: number) {
  return selectHeld(db, playerId)
    .where('item.location', '=', 'saved')
    .orderBy('item.number')
    .orderBy('item.item_id')
    .limit(most);
}

export async function countHeld(db: Db, playerId: PlayerId, ids: readonly ItemId[]): Promise<number> {
  const rows = await selectHeld(db, playerId)
    .where(sql<boolean>`item.item_id = any(${ids}::bigint[])`)
    .execute();
  return rows.length;
}

/** Two choices of one player at once wait for each other. */
export async function replaceChosen(db: Db, playerId: PlayerId, ids: readonly ItemId[]) {
  await db.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  await db.deleteFrom('proud_number').where('player_id', '=', playerId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((item_id, index) => ({ player_id: playerId, position: index + 1, item_id }));
  await db.insertInto('proud_number').values(rows).execute();
}

/** Items of undiscovered types are hidden. */
function selectHeld(db: Db, playerId: PlayerId) {
  return db
    .selectFrom('item')
    .innerJoin('item_type', 'item_type.id', 'item.item_type_id')
    .select((item) => [
      'item.item_id',
      'item.item_type_id',
      'item.number',
      'item.variant_id',
      'item.location',
      'item.hands',
      'item.picked_up_at',
      'item.changed_at',
      item
        .selectFrom('saved_span')
        .select('saved_at')
        .whereRef('saved_span.item_id', '=', 'item.item_id')
        .where('ended_at', 'is', null)
        .as('saved_at'),
      item
        .selectFrom('item_travel')
        .select('metres')
        .whereRef('item_travel.item_id', '=', 'item.item_id')
        .as('metres'),
    ])
    .where('item.user_id', '=', playerId)
    .where('item.location', 'in', ['pouch', 'saved', 'lockbox'])
    .where('item_type.released_at', 'is not', null);
}

interface HeldRow {
  item_id: number;
  item_type_id: number;
  number: number;
  variant_id: number | null;
  location: string;
  hands: number;
  picked_up_at: Date | null;
  changed_at: Date;
  saved_at: Date | null;
  metres: number | null;
}

function toStored({ location, picked_up_at, changed_at, saved_at, metres, ...row }: HeldRow) {
  return {
    ...row,
    item_id: ItemId.parse(row.item_id),
    item_type_id: ItemTypeId.parse(row.item_type_id),
    isSaved: location === 'saved',
    metres: metres ?? 0,
    since: saved_at ?? picked_up_at ?? changed_at,
  };
}
