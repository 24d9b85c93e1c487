import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface ChangedSettings {
  is_left_out?: boolean | undefined;
  offers_spares?: boolean | undefined;
  wants_missing?: boolean | undefined;
  gives_better_class?: boolean | undefined;
  wants_lower?: boolean | undefined;
  better_class_only?: boolean | undefined;
}

/** Also where nothing changes, because the row's trigger notifies the other changes of the transaction. */
export async function updateSettings(trx: Db, player: PlayerId, changed: ChangedSettings) {
  await trx
    .insertInto('swap_settings')
    .values({ player_id: player, ...changed })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: player, ...changed }))
    .execute();
}

export async function upsertOffers(
  trx: Db,
  player: PlayerId,
  offers: readonly { item_id: ItemId; offered: boolean }[],
) {
  await trx
    .insertInto('swap_offer')
    .values(offers.map(({ item_id, offered }) => ({ player_id: player, item_id, is_offered: offered })))
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'item_id'])
        .doUpdateSet({ is_offered: sql<boolean>`excluded.is_offered` }),
    )
    .execute();
}

/** Rows of items that the player no longer carries. */
export async function deleteStaleOffers(trx: Db, player: PlayerId) {
  await sql`
    delete from swap_offer using item
    where swap_offer.player_id = ${player} and item.item_id = swap_offer.item_id
      and (item.user_id is distinct from ${player} or item.location <> 'pouch')`.execute(trx);
}

export async function replaceQueries(
  trx: Db,
  player: PlayerId,
  queries: readonly { name: string; q: string; on: boolean }[],
) {
  await trx.deleteFrom('swap_query').where('player_id', '=', player).execute();
  if (queries.length === 0) return;
  const rows = queries.map(({ name, q, on }, position) => ({
    player_id: player,
    position,
    name,
    query: q,
    is_on: on,
  }));
  await trx.insertInto('swap_query').values(rows).execute();
}

export async function deleteRefusals(
  trx: Db,
  player: PlayerId,
  pairs: readonly { gives: ItemId; gets: ItemId }[],
) {
  await sql`
    delete from swap_refusal
    using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (gives bigint, gets bigint)
    where player_id = ${player} and gives_item_id = pair.gives and gets_item_id = pair.gets`.execute(trx);
}

export async function countKnownItems(trx: Db, ids: readonly ItemId[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from item where item_id = any(${ids}::bigint[])`.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function countOwnItems(trx: Db, player: PlayerId, ids: readonly ItemId[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from item
    where item_id = any(${ids}::bigint[]) and user_id = ${player}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Exchanges of items that the player no longer holds. */
export async function deleteStaleRefusals(trx: Db, player: PlayerId) {
  await sql`
    delete from swap_refusal using item
    where swap_refusal.player_id = ${player} and item.item_id = swap_refusal.gives_item_id
      and item.user_id is distinct from ${player}`.execute(trx);
}
