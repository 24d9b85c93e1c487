import type { ItemId, ItemTypeId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { SwapGain } from '@wallabee/contract/swaps/ring';
import type { SwapBreak, SwapState } from '@wallabee/contract/swaps/swap';
import { PROPOSALS_PER_PAGE, SWAP_MESSAGES_SHOWN } from '@wallabee/contract/swaps/swap-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface SwapRow {
  swap_id: SwapId;
  proposer_id: PlayerId;
  state: SwapState;
  created_at: Date;
  expires_at: Date;
  changed_at: Date;
  ended_at: Date | null;
  ended_by: PlayerId | null;
  break_event: SwapBreak['event'] | null;
  instead_of: SwapId | null;
  mended_by: SwapId | null;
  reminded_at: Date | null;
  members: readonly SwapMemberRow[];
}

export interface SwapMemberRow {
  swap_id: SwapId;
  player_id: PlayerId;
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  agreed_at: Date | null;
  seen_at: Date | null;
  saved_number: number | null;
  gain: SwapGain;
  hat_item_id: ItemId | null;
  hat_player_id: PlayerId | null;
}

export async function findSwap(db: Db, id: SwapId): Promise<SwapRow | undefined> {
  const [swap] = await listSwaps(db, [id]);
  return swap;
}

/** In the order of the ids. */
export async function listSwaps(db: Db, ids: readonly SwapId[]): Promise<SwapRow[]> {
  if (ids.length === 0) return [];
  const { rows: swaps } = await sql<SwapRow>`
    select swap.*, (
      select swap_id from swap as other
      where other.instead_of = swap.swap_id and other.state in ('open', 'settled')
    ) as mended_by
    from swap where swap_id = any(${ids}::int[])`.execute(db);
  const { rows: members } = await sql<SwapMemberRow>`
    select member.*, item.item_type_id, item.number, item.variant_id
    from swap_member as member join item using (item_id)
    where swap_id = any(${ids}::int[]) order by swap_id, position`.execute(db);
  const found = new Map(swaps.map((swap) => [swap.swap_id, swap]));
  return ids.flatMap((id) => {
    const swap = found.get(id);
    return swap ? [{ ...swap, members: members.filter(({ swap_id }) => swap_id === id) }] : [];
  });
}

/** Until the end of the transaction no other one changes the swap. */
export async function lockSwap(trx: Db, id: SwapId): Promise<SwapRow | undefined> {
  await sql`select from swap where swap_id = ${id} for update`.execute(trx);
  return findSwap(trx, id);
}

export type ListedState = 'all' | 'open' | 'ended' | 'unseen';

const STATES: Record<ListedState, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  open: sql<boolean>`swap.state = 'open'`,
  ended: sql<boolean>`swap.state <> 'open'`,
  unseen: sql<boolean>`coalesce(member.seen_at < swap.changed_at, true)`,
};

/** The last changed first. */
export async function listSwapIds(
  db: Db,
  { player, state, page }: { player: PlayerId; state: ListedState; page: number },
): Promise<SwapId[]> {
  const { rows } = await sql<{ swap_id: SwapId }>`
    select swap.swap_id from swap_member as member join swap using (swap_id)
    where member.player_id = ${player} and ${STATES[state]}
    order by swap.changed_at desc, swap.swap_id desc
    limit ${PROPOSALS_PER_PAGE} offset ${(page - 1) * PROPOSALS_PER_PAGE}`.execute(db);
  return rows.map(({ swap_id }) => swap_id);
}

export async function countSwaps(db: Db, player: PlayerId, state: ListedState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from swap_member as member join swap using (swap_id)
    where member.player_id = ${player} and ${STATES[state]}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Broken ones that no other swap mends, until they would have ended anyway; the newest first. */
export async function listMendable(db: Db, player: PlayerId, now: Date): Promise<SwapId[]> {
  const { rows } = await sql<{ swap_id: SwapId }>`
    select swap.swap_id from swap_member as member join swap using (swap_id)
    where member.player_id = ${player} and swap.state = 'broken' and swap.expires_at > ${now}
      and not exists (
        select from swap as other
        where other.instead_of = swap.swap_id and other.state in ('open', 'settled')
      )
    order by swap.ended_at desc limit ${MOST_MENDABLE}`.execute(db);
  return rows.map(({ swap_id }) => swap_id);
}

const MOST_MENDABLE = 3;

export interface SwapMessageRow {
  swap_id: SwapId;
  message_id: number;
  sender_id: PlayerId;
  text: string;
  created_at: Date;
}

/** The newest ones, the oldest first. */
export async function listSwapMessages(db: Db, id: SwapId): Promise<SwapMessageRow[]> {
  const { rows } = await sql<SwapMessageRow>`
    select * from swap_message where swap_id = ${id}
    order by message_id desc limit ${SWAP_MESSAGES_SHOWN}`.execute(db);
  return rows.reverse();
}
