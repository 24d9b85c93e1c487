import type { PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Swap } from '@wallabee/contract/swaps/swap';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { StoreResponse } from '../../../platform/db/connection/store-response.ts';
import type { Db } from '../../../platform/db/db.ts';
import { busy, found, ProblemError } from '../../../platform/problems.ts';
import { readAbout } from '../../bell/bell.public.ts';
import { loadKnownPlayers } from '../market/known-player.ts';
import { swapRefused } from '../refusals.ts';
import type { SwapServices } from '../swap-services.ts';
import { findOwnSwap, readSwap } from './read-swaps.ts';
import { ringMembers, type SwapEvent } from './ring-members.ts';
import { memberOf, stateAt } from './swap.views.ts';
import {
  endSwap,
  insertRefusals,
  markAgreed,
  markSettled,
  notifyMembers,
  recordHat,
} from './swap-changes.queries.ts';
import { lockSwap, type SwapMemberRow, type SwapRow } from './swap-rows.queries.ts';

export interface Answering {
  id: SwapId;
  player: PlayerId;
  storeResponse: StoreResponse;
}

/** The swap changed between reading and writing it; nothing was done. */
class SwapChanged extends Error {}

/** The last agreement settles the ring in the transaction of the engine. */
export async function agreeToSwap(services: SwapServices, answering: Answering): Promise<Swap> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const swap = await findOwnSwap(services.db, answering.id, answering.player);
    const isLast = swap.members.every(
      ({ player_id, agreed_at }) => agreed_at !== null || player_id === answering.player,
    );
    try {
      return isLast ? await settle(services, swap, answering) : await agree(services, answering);
    } catch (failure) {
      if (!(failure instanceof SwapChanged)) throw failure;
    }
  }
  throw busy();
}

const ATTEMPTS = 5;

async function agree(services: SwapServices, answering: Answering): Promise<Swap> {
  return change(services, answering, async (trx, swap, own) => {
    if (own.agreed_at !== null) return;
    const waiting = swap.members.filter(({ agreed_at }) => agreed_at === null);
    if (waiting.length === 1 && waiting[0]?.player_id === answering.player) throw new SwapChanged();
    await markAgreed(trx, swap.swap_id, answering.player, services.now());
    await ring(services, trx, answering, 'swap_agreed');
  });
}

async function settle(services: SwapServices, swap: SwapRow, answering: Answering): Promise<Swap> {
  const { id, player, storeResponse } = answering;
  if (stateAt(swap, services.now()) !== 'open') throw swapRefused('swap_over');
  const members = swap.members.map(({ player_id, item_id }) => ({ player_id, item_id }));
  let settled: Swap | undefined;
  try {
    await services.perform({ type: 'settle_ring', player_id: player, members }, async (trx, applied) => {
      if (!(await markSettled(trx, id, player, services.now()))) throw new SwapChanged();
      for (const hat of hatsOf(swap, applied)) await recordHat(trx, id, hat);
      await notifyMembers(trx, [id]);
      await ring(services, trx, answering, 'swap_settled');
      settled = await readSwap(services, trx, { id, viewer: player, hasWays: false });
      await storeResponse(trx, settled);
    });
  } catch (failure) {
    if (isRefusalOfRules(failure)) return breakUnsettled(services, swap, answering);
    throw failure;
  }
  return found(settled, 'swap');
}

function isRefusalOfRules(failure: unknown): boolean {
  return failure instanceof ProblemError && (failure.status === 409 || failure.status === 404);
}

/** Each event of a ring names its giver, and the hat where the item was a cracker. */
function hatsOf({ members }: SwapRow, { events, minted }: AppliedChanges) {
  return members.flatMap(({ player_id: giver }) => {
    const event = events.find(({ user_id }) => user_id === giver);
    const hat = minted.find(({ item_id }) => item_id === event?.tertiary_item);
    return hat?.user_id ? [{ giver, item_id: hat.item_id, player_id: hat.user_id }] : [];
  });
}

/** Items that move break the swap at once, so what the rules refuse is a member whose account was closed. */
async function breakUnsettled(services: SwapServices, swap: SwapRow, answering: Answering): Promise<Swap> {
  const gone = await findClosed(services, swap);
  return change(services, answering, async (trx) => {
    const by = gone ?? answering.player;
    const event = gone === undefined ? 'other' : 'accountclosed';
    await endSwap(trx, swap.swap_id, { state: 'broken', by, event, now: services.now() });
    await ringMembers(trx, [swap.swap_id], { event: 'swap_broken', by, now: services.now() });
  });
}

async function findClosed({ db, now }: SwapServices, { members }: SwapRow): Promise<PlayerId | undefined> {
  const ids = members.map(({ player_id }) => player_id);
  const known = await loadKnownPlayers(db, ids, now());
  return known.find(({ standing }) => standing.is_closed)?.id;
}

export function declineSwap(services: SwapServices, answering: Answering): Promise<Swap> {
  return change(services, answering, async (trx, swap, own) => {
    if (own.agreed_at !== null) throw swapRefused('already_agreed');
    await end(services, trx, { swap, own, state: 'declined' });
  });
}

export function withdrawSwap(services: SwapServices, answering: Answering): Promise<Swap> {
  return change(services, answering, async (trx, swap, own) => {
    if (own.agreed_at === null) throw swapRefused('not_agreed');
    await end(services, trx, { swap, own, state: 'withdrawn' });
  });
}

interface End {
  swap: SwapRow;
  own: SwapMemberRow;
  state: 'declined' | 'withdrawn';
}

/** The same exchange is not offered again to a player who did not want it. */
async function end(services: SwapServices, trx: Db, { swap, own, state }: End) {
  await endSwap(trx, swap.swap_id, { state, by: own.player_id, now: services.now() });
  await ring(services, trx, { id: swap.swap_id, player: own.player_id }, `swap_${state}`);
  const position = swap.members.indexOf(own);
  const giver = swap.members.at(position - 1);
  if (giver) await insertRefusals(trx, own.player_id, [{ gives: own.item_id, gets: giver.item_id }]);
}

/** Notifies the others; what the player was notified of is read. */
async function ring(
  { now }: SwapServices,
  trx: Db,
  { id, player }: Pick<Answering, 'id' | 'player'>,
  event: SwapEvent,
) {
  await ringMembers(trx, [id], { event, by: player, now: now(), key: player });
  await readAbout(trx, { player, kind: 'trades', about: `swap:${id}`, now: now() });
}

type Step = (trx: Db, swap: SwapRow, own: SwapMemberRow) => Promise<void>;

/** Changes an open swap under its lock, notifies the members and stores the response. */
export function change(
  services: SwapServices,
  { id, player, storeResponse }: Answering,
  step: Step,
): Promise<Swap> {
  return services.db.transaction().execute(async (trx) => {
    const swap = found(await lockSwap(trx, id), 'swap');
    const own = found(memberOf(swap, player), 'swap');
    if (stateAt(swap, services.now()) !== 'open') throw swapRefused('swap_over');
    await step(trx, swap, own);
    await notifyMembers(trx, [id]);
    const changed = await readSwap(services, trx, { id, viewer: player, hasWays: false });
    await storeResponse(trx, changed);
    return changed;
  });
}
