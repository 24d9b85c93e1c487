import type { ItemId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { PROPOSAL_DAYS } from '@wallabee/contract/swaps/swap-limits';
import type { StoreResponse } from '../../../platform/db/connection/store-response.ts';
import type { Db } from '../../../platform/db/db.ts';
import { badInput, found } from '../../../platform/problems.ts';
import { lockPlayers } from '../../world/world.public.ts';
import { DAY_MS } from '../market/known-player.ts';
import { swapRefused } from '../refusals.ts';
import type { SwapServices } from '../swap-services.ts';
import { agreeToSwap } from './answer-swap.ts';
import { checkedRing, type ProposedMember, type WantedInRing, wantedInRing } from './checked-ring.ts';
import { readSwap } from './read-swaps.ts';
import { ringMembers } from './ring-members.ts';
import { isMendable, stateAt } from './swap.views.ts';
import { insertSwap, lockOpenSwapsOf, notifyMembers } from './swap-changes.queries.ts';
import { findSwap, listSwaps, lockSwap, type SwapRow } from './swap-rows.queries.ts';

export interface Proposal {
  proposer: PlayerId;
  members: readonly ProposedMember[];
  insteadOf?: SwapId | undefined;
  storeResponse: StoreResponse;
}

/**
 * The proposer has agreed. Where the agreements of a broken swap carry over for all others, the proposer's is the last
 * one and settles the ring.
 */
export async function proposeSwap(services: SwapServices, proposal: Proposal): Promise<Swap> {
  const { proposer, storeResponse } = proposal;
  const ring = inGivingOrder(proposal.members);
  if (!ring.some(({ player_id }) => player_id === proposer)) throw swapRefused('not_in_ring');
  const wanted = await wantedInRing(services, ring);
  const { id, waits } = await services.db.transaction().execute(async (trx) => {
    const made = await propose(services, trx, { ...proposal, ring, wanted });
    const own = made.members.find(({ player_id }) => player_id === proposer);
    if (own?.agreed_at === null) return { id: made.swap_id, waits: true };
    await storeResponse(
      trx,
      await readSwap(services, trx, { id: made.swap_id, viewer: proposer, hasWays: false }),
    );
    return { id: made.swap_id, waits: false };
  });
  if (waits) return agreeToSwap(services, { id, player: proposer, storeResponse });
  return readSwap(services, services.db, { id, viewer: proposer });
}

interface Checked {
  ring: readonly ProposedMember[];
  wanted: WantedInRing;
}

async function propose(
  services: SwapServices,
  trx: Db,
  { proposer, ring, wanted, insteadOf }: Proposal & Checked,
): Promise<SwapRow> {
  const now = services.now();
  // Under these locks no item of a member moves, and no other proposal counts at the same time.
  await lockPlayers(
    trx,
    ring.map(({ player_id }) => player_id),
  );
  const same = await findSame(trx, proposer, ring, now);
  if (same) return same;
  const before = insteadOf === undefined ? undefined : await findBroken(trx, insteadOf, { proposer, now });
  const checked = await checkedRing(services, trx, { ring, proposer, wanted });
  if (before && !isMend(before, ring)) throw swapRefused('not_a_mend');
  const agreed = ring.map((_, position) => carriedOver(before, ring, position));
  const isLast = agreed.every((at, position) => at !== null || ring[position]?.player_id === proposer);
  const members = checked.map((member, position) => {
    const isProposer = member.player_id === proposer;
    return { ...member, agreed_at: isProposer ? (isLast ? null : now) : (agreed[position] ?? null) };
  });
  const expiresAt = new Date(now.getTime() + PROPOSAL_DAYS * DAY_MS);
  const id = await insertSwap(trx, { proposer, now, expiresAt, insteadOf: insteadOf ?? null, members });
  await notifyMembers(trx, [id]);
  await ringMembers(trx, [id], { event: 'swap_proposed', by: proposer, now });
  return found(await findSwap(trx, id), 'swap');
}

/** `to` of each member is the next; all of them are on one ring. */
function inGivingOrder(members: readonly ProposedMember[]): ProposedMember[] {
  const byId = new Map(members.map((member) => [member.player_id, member]));
  const ring: ProposedMember[] = [];
  for (let next = members[0]; next && ring.length < members.length; next = byId.get(next.to)) ring.push(next);
  const isWhole = new Set(ring.map(({ player_id }) => player_id)).size === members.length;
  const isRing = isWhole && ring.at(-1)?.to === ring[0]?.player_id;
  const fault = 'must be one ring, in which each player gives one item to the next';
  if (!isRing) throw badInput(`members ${fault}.`, { members: fault });
  return ring;
}

async function findBroken(
  trx: Db,
  id: SwapId,
  { proposer, now }: { proposer: PlayerId; now: Date },
): Promise<SwapRow> {
  // Two rings in place of one could have no member in common.
  const swap = await lockSwap(trx, id);
  const isMember = swap?.members.some(({ player_id }) => player_id === proposer);
  const broken = found(isMember ? swap : undefined, 'swap');
  if (!isMendable(broken, now)) throw swapRefused('not_broken');
  if (broken.mended_by !== null) throw swapRefused('already_mended');
  return broken;
}

/** A ring in place of a broken one has at least one of its gifts. */
function isMend(before: SwapRow, ring: readonly ProposedMember[]): boolean {
  const gifts = new Set(before.members.map(({ player_id, item_id }) => `${player_id}/${item_id}`));
  return ring.some(({ player_id, item_id }) => gifts.has(`${player_id}/${item_id}`));
}

/** The proposer's own proposal of the same ring, as after a lost response. */
async function findSame(
  trx: Db,
  proposer: PlayerId,
  ring: readonly ProposedMember[],
  now: Date,
): Promise<SwapRow | undefined> {
  const open = await listSwaps(trx, await lockOpenSwapsOf(trx, proposer));
  const key = ringKey(ring);
  const same = open.find((swap) => stateAt(swap, now) === 'open' && ringKey(swap.members) === key);
  if (same && same.proposer_id !== proposer) throw swapRefused('already_proposed');
  return same;
}

/** The same for the same items in the same direction. */
function ringKey(members: readonly { item_id: ItemId }[]): string {
  const items = members.map(({ item_id }) => item_id);
  const start = items.indexOf(Math.min(...items) as ItemId);
  return [...items.slice(start), ...items.slice(0, start)].join();
}

/** An agreement carries over where the player's own give and get are unchanged. */
function carriedOver(
  before: SwapRow | undefined,
  ring: readonly ProposedMember[],
  position: number,
): Date | null {
  const member = ring[position];
  const old = before?.members.findIndex(({ player_id }) => player_id === member?.player_id) ?? -1;
  if (!before || old < 0) return null;
  const isSameGive = before.members[old]?.item_id === member?.item_id;
  const isSameGet = before.members.at(old - 1)?.item_id === ring.at(position - 1)?.item_id;
  return isSameGive && isSameGet ? (before.members[old]?.agreed_at ?? null) : null;
}
