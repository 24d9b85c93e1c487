import { SWAP_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { ItemId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { SwapGain } from '@wallabee/contract/swaps/ring';
import type { SwapBreak, SwapState } from '@wallabee/contract/swaps/swap';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { SwapMessageRow } from './swap-rows.queries.ts';

export interface NewSwap {
  proposer: PlayerId;
  now: Date;
  expiresAt: Date;
  insteadOf: SwapId | null;
  members: readonly NewMember[];
}

export interface NewMember {
  player_id: PlayerId;
  item_id: ItemId;
  agreed_at: Date | null;
  saved_number: number | null;
  gain: SwapGain;
}

export async function insertSwap(trx: Db, swap: NewSwap): Promise<SwapId> {
  const { rows } = await sql<{ swap_id: SwapId }>`
    insert into swap (proposer_id, created_at, changed_at, expires_at, instead_of)
    values (${swap.proposer}, ${swap.now}, ${swap.now}, ${swap.expiresAt}, ${swap.insteadOf})
    returning swap_id`.execute(trx);
  const id = rows[0]?.swap_id as SwapId;
  const members = swap.members.map(({ player_id, item_id, agreed_at, saved_number, gain }, position) => ({
    swap_id: id,
    position,
    player_id,
    item_id,
    agreed_at,
    saved_number,
    gain: JSON.stringify(gain),
    seen_at: player_id === swap.proposer ? swap.now : null,
  }));
  await trx.insertInto('swap_member').values(members).execute();
  return id;
}

export async function markAgreed(trx: Db, id: SwapId, player: PlayerId, now: Date) {
  await sql`
    update swap_member set agreed_at = ${now}, seen_at = ${now}
    where swap_id = ${id} and player_id = ${player} and agreed_at is null`.execute(trx);
  await sql`update swap set changed_at = ${now} where swap_id = ${id}`.execute(trx);
}

/** False where it is no longer open, or another member has not agreed. */
export async function markSettled(trx: Db, id: SwapId, player: PlayerId, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update swap set state = 'settled', ended_at = ${now}, changed_at = ${now}
    where swap_id = ${id} and state = 'open' and expires_at > ${now}
      and not exists (
        select from swap_member as other
        where other.swap_id = swap.swap_id and other.player_id <> ${player} and other.agreed_at is null
      )`.execute(trx);
  if (!numAffectedRows) return false;
  await markAgreed(trx, id, player, now);
  return true;
}

export interface Hat {
  giver: PlayerId;
  item_id: ItemId;
  player_id: PlayerId;
}

export async function recordHat(trx: Db, id: SwapId, { giver, item_id, player_id }: Hat) {
  await sql`
    update swap_member set hat_item_id = ${item_id}, hat_player_id = ${player_id}
    where swap_id = ${id} and player_id = ${giver}`.execute(trx);
}

export interface Ending {
  state: Exclude<SwapState, 'open' | 'settled'>;
  by: PlayerId | null;
  event?: SwapBreak['event'] | undefined;
  now: Date;
}

export async function endSwap(trx: Db, id: SwapId, { state, by, event, now }: Ending) {
  await sql`
    update swap
    set state = ${state}, ended_at = ${now}, changed_at = ${now}, ended_by = ${by}, break_event = ${event ?? null}
    where swap_id = ${id} and state = 'open'`.execute(trx);
}

/** Locks the swaps in one order everywhere to avoid deadlocks. */
export async function lockOpenSwapsWith(
  trx: Db,
  items: readonly ItemId[],
): Promise<{ swap_id: SwapId; item_id: ItemId; player_id: PlayerId }[]> {
  const { rows } = await sql<{ swap_id: SwapId; item_id: ItemId; player_id: PlayerId }>`
    select swap.swap_id, member.item_id, member.player_id
    from swap_member as member join swap using (swap_id)
    where member.item_id = any(${items}::bigint[]) and swap.state = 'open'
    order by swap.swap_id for update of swap`.execute(trx);
  return rows;
}

export async function lockOpenSwapsOf(trx: Db, player: PlayerId): Promise<SwapId[]> {
  const { rows } = await sql<{ swap_id: SwapId }>`
    select swap.swap_id from swap_member as member join swap using (swap_id)
    where member.player_id = ${player} and swap.state = 'open'
    order by swap.swap_id for update of swap`.execute(trx);
  return rows.map(({ swap_id }) => swap_id);
}

export async function expireSwaps(trx: Db, now: Date): Promise<SwapId[]> {
  const { rows } = await sql<{ swap_id: SwapId }>`
    update swap set state = 'expired', ended_at = expires_at, changed_at = ${now}
    where swap_id in (
      select swap_id from swap where state = 'open' and expires_at <= ${now}
      order by swap_id for update skip locked
    )
    returning swap_id`.execute(trx);
  return rows.map(({ swap_id }) => swap_id);
}

export async function markReminded(trx: Db, id: SwapId, now: Date) {
  await sql`
    update swap_member set seen_at = ${now} from swap
    where swap.swap_id = ${id} and swap_member.swap_id = ${id}
      and agreed_at is not null and seen_at >= swap.changed_at`.execute(trx);
  await sql`update swap set reminded_at = ${now}, changed_at = ${now} where swap_id = ${id}`.execute(trx);
}

export async function markSeen(db: Db, id: SwapId, player: PlayerId, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update swap_member set seen_at = greatest(${now}, (select changed_at from swap where swap.swap_id = ${id}))
    where swap_id = ${id} and player_id = ${player}
      and coalesce(seen_at < (select changed_at from swap where swap.swap_id = ${id}), true)`.execute(db);
  return Boolean(numAffectedRows);
}

export async function insertSwapMessage(
  trx: Db,
  { swap_id, sender_id, text, created_at }: Omit<SwapMessageRow, 'message_id'>,
): Promise<SwapMessageRow> {
  const { rows } = await sql<SwapMessageRow>`
    insert into swap_message (swap_id, sender_id, text, created_at)
    values (${swap_id}, ${sender_id}, ${text}, ${created_at}) returning *`.execute(trx);
  await sql`update swap set changed_at = ${created_at} where swap_id = ${swap_id}`.execute(trx);
  await sql`
    update swap_member set seen_at = ${created_at}
    where swap_id = ${swap_id} and player_id = ${sender_id}`.execute(trx);
  return rows[0] as SwapMessageRow;
}

export async function countSwapMessages(trx: Db, id: SwapId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from swap_message where swap_id = ${id}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** An exchange that the player has refused is in no new ring. */
export async function insertRefusals(
  trx: Db,
  player: PlayerId,
  pairs: readonly { gives: ItemId; gets: ItemId }[],
) {
  const values = pairs.map(({ gives, gets }) => ({
    player_id: player,
    gives_item_id: gives,
    gets_item_id: gets,
  }));
  await trx
    .insertInto('swap_refusal')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The pages of the members fetch again, and unless it is only talk, every server process reads the members again. */
export async function notifyMembers(
  trx: Db,
  ids: readonly SwapId[],
  { one = null, isTalk = false }: { one?: PlayerId | null; isTalk?: boolean } = {},
) {
  await sql`
    select pg_notify(
      ${SWAP_EVENTS_CHANNEL},
      json_build_object('player_id', player_id, 'swap_id', swap_id, 'is_talk', ${isTalk}::boolean)::text
    )
    from swap_member
    where swap_id = any(${ids}::int[]) and player_id = coalesce(${one}, player_id)`.execute(trx);
}
