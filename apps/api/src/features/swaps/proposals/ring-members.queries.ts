import type { ItemTypeId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface NamedMember {
  swap_id: SwapId;
  player_id: PlayerId;
  player_name: string;
  item_type_id: ItemTypeId;
  item_name: string;
  number: number;
  has_agreed: boolean;
  proposer_id: PlayerId;
}

/** In giving order, one swap after the other. */
export async function listNamedMembers(db: Db, ids: readonly SwapId[]): Promise<NamedMember[]> {
  const { rows } = await sql<NamedMember>`
    select member.swap_id, member.player_id, player.name as player_name, item.item_type_id,
      item_type.name as item_name, item.number, member.agreed_at is not null as has_agreed, swap.proposer_id
    from swap_member as member
    join swap using (swap_id)
    join player on player.id = member.player_id
    join item using (item_id)
    join item_type on item_type.id = item.item_type_id
    where member.swap_id = any(${ids}::int[])
    order by member.swap_id, member.position`.execute(db);
  return rows;
}

/** Open swaps that end before a time. */
export async function listSwapsEndingBefore(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<SwapId[]> {
  const { rows } = await sql<{ swap_id: SwapId }>`
    select swap_id from swap where state = 'open' and expires_at > ${from} and expires_at <= ${to}`.execute(
    db,
  );
  return rows.map(({ swap_id }) => swap_id);
}
