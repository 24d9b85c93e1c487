import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** Only players who can log in. */
export async function listFormerHolders(trx: Db, items: readonly ItemId[]): Promise<Map<ItemId, PlayerId[]>> {
  const { rows } = await sql<{ item_id: ItemId; players: PlayerId[] }>`
    select holder.item_id, array_agg(distinct holder.player_id) as players
    from item_holder as holder
    join player on player.id = holder.player_id and player.password_hash is not null
    where holder.item_id = any(${items}::bigint[])
    group by holder.item_id`.execute(trx);
  return new Map(rows.map(({ item_id, players }) => [item_id, players]));
}
