import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { RingInstead } from '@wallabee/contract/swaps/ring';
import type { Swap, SwapBreak, SwapMember, SwapMessage, SwapReceipt } from '@wallabee/contract/swaps/swap';
import { HOURS_BETWEEN_REMINDERS } from '@wallabee/contract/swaps/swap-limits';
import { DAY_MS } from '../market/known-player.ts';
import { type RingSurroundings, toRingMembers } from '../views/ring.views.ts';
import type { SwapItemRow } from '../views/swap-items.queries.ts';
import { toSwapNumber } from '../views/swap-parts.views.ts';
import type { SwapMemberRow, SwapMessageRow, SwapRow } from './swap-rows.queries.ts';

export interface SwapSurroundings extends RingSurroundings {
  now: Date;
  messages: readonly SwapMessageRow[];
  ways: readonly RingInstead[];
  hats: ReadonlyMap<number, SwapItemRow>;
}

/** Undefined where a type or a player is not known to this process. */
export function toSwap(swap: SwapRow, surroundings: SwapSurroundings): Swap | undefined {
  const { viewer, now, messages, ways } = surroundings;
  const state = stateAt(swap, now);
  const members = toMembers(swap, surroundings);
  const own = swap.members.find(({ player_id }) => player_id === viewer);
  if (!members || !own) return undefined;
  const [nearest] = ways;
  const receipt = state === 'settled' ? toReceipt(swap, members, surroundings) : undefined;
  return {
    id: swap.swap_id,
    state,
    proposer_id: swap.proposer_id,
    members,
    created_at: swap.created_at.toISOString(),
    expires_at: swap.expires_at.toISOString(),
    ended_at: endOf(swap, now)?.toISOString() ?? null,
    ended_by: state === 'declined' || state === 'withdrawn' ? swap.ended_by : null,
    broken: toBreak(swap),
    ...(receipt && { receipt }),
    ...(nearest && { instead: nearest }),
    ways: [...ways],
    instead_of: swap.instead_of,
    mended_by: swap.mended_by,
    messages: messages.map(toSwapMessage),
    may_write: mayWrite(swap, now),
    may_remind: state === 'open' && mayRemind(swap, own, now),
    is_seen: own.seen_at !== null && own.seen_at >= swap.changed_at,
  };
}

/** An open one that is over has expired, even before that is recorded. */
export function stateAt({ state, expires_at }: SwapRow, now: Date): Swap['state'] {
  return state === 'open' && expires_at <= now ? 'expired' : state;
}

/** Agreements to a broken swap count until it would have ended anyway. */
export function isMendable({ state, expires_at }: SwapRow, now: Date): boolean {
  return state === 'broken' && expires_at > now;
}

function endOf(swap: SwapRow, now: Date): Date | null {
  return stateAt(swap, now) === 'expired' ? swap.expires_at : swap.ended_at;
}

export function mayWrite(swap: SwapRow, now: Date): boolean {
  const end = endOf(swap, now);
  return end === null || now.getTime() - end.getTime() < WRITABLE_AFTER_END_DAYS * DAY_MS;
}

const WRITABLE_AFTER_END_DAYS = 30;

export function mayRemind({ members, reminded_at, created_at }: SwapRow, own: SwapMemberRow, now: Date) {
  const isWaitedFor = members.some(({ agreed_at }) => agreed_at === null);
  const last = reminded_at ?? created_at;
  const isDue = now.getTime() - last.getTime() >= HOURS_BETWEEN_REMINDERS * HOUR_MS;
  return own.agreed_at !== null && isWaitedFor && isDue;
}

const HOUR_MS = 60 * 60_000;

function toMembers(swap: SwapRow, surroundings: RingSurroundings): SwapMember[] | undefined {
  const members = toRingMembers(
    swap.members.map((row) => ({ ...row, item: row })),
    surroundings,
  );
  return members?.map((member) => {
    const row = swap.members.find(({ player_id }) => player_id === member.player.id);
    return {
      ...member,
      agreed: row?.agreed_at != null,
      agreed_at: row?.agreed_at?.toISOString() ?? null,
      is_gone: swap.state === 'broken' && swap.ended_by === member.player.id,
    };
  });
}

function toBreak({ state, members, ended_by, ended_at, break_event }: SwapRow): SwapBreak | null {
  const gone = members.find(({ player_id }) => player_id === ended_by);
  if (state !== 'broken' || !gone || !ended_at || !break_event) return null;
  return { item_id: gone.item_id, player_id: gone.player_id, event: break_event, at: ended_at.toISOString() };
}

function toReceipt(
  swap: SwapRow,
  members: readonly SwapMember[],
  { viewer, hats, ...shown }: SwapSurroundings,
): SwapReceipt | undefined {
  const [own, giver] = [members[0], members.at(-1)];
  if (!own || !giver || !swap.ended_at) return undefined;
  const wonHats = swap.members.flatMap(({ hat_item_id, hat_player_id }) => {
    const hat = hat_player_id === viewer ? hats.get(hat_item_id ?? 0) : undefined;
    return (hat && toSwapNumber(hat, shown)) ?? [];
  });
  return {
    settled_at: swap.ended_at.toISOString(),
    gave: own.gives,
    to: own.to,
    got: giver.gives,
    from: giver.player.id,
    hats: wonHats,
  };
}

export function toSwapMessage({ message_id, sender_id, text, created_at }: SwapMessageRow): SwapMessage {
  return { id: message_id, sender_id, text, created_at: created_at.toISOString() };
}

export function memberOf(swap: SwapRow, player: PlayerId): SwapMemberRow | undefined {
  return swap.members.find(({ player_id }) => player_id === player);
}
