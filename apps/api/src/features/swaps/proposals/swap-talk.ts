import type { PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Swap, SwapMessage } from '@wallabee/contract/swaps/swap';
import { MOST_SWAP_MESSAGES } from '@wallabee/contract/swaps/swap-limits';
import type { StoreResponse } from '../../../platform/db/connection/store-response.ts';
import { found } from '../../../platform/problems.ts';
import { readAbout } from '../../bell/bell.public.ts';
import { swapRefused } from '../refusals.ts';
import type { SwapServices } from '../swap-services.ts';
import { type Answering, change } from './answer-swap.ts';
import { findOwnSwap } from './read-swaps.ts';
import { ringMembers } from './ring-members.ts';
import { mayRemind, mayWrite, memberOf, toSwapMessage } from './swap.views.ts';
import {
  countSwapMessages,
  insertSwapMessage,
  markReminded,
  markSeen,
  notifyMembers,
} from './swap-changes.queries.ts';
import { lockSwap } from './swap-rows.queries.ts';

export function remindMembers(services: SwapServices, answering: Answering): Promise<Swap> {
  return change(services, answering, async (trx, swap, own) => {
    if (!mayRemind(swap, own, services.now())) throw swapRefused('no_reminder');
    const now = services.now();
    await markReminded(trx, swap.swap_id, now);
    const key = now.getTime();
    await ringMembers(trx, [swap.swap_id], { event: 'swap_reminded', by: own.player_id, now, key });
  });
}

export async function markSwapSeen({ db, now }: SwapServices, id: SwapId, player: PlayerId) {
  await findOwnSwap(db, id, player);
  if (await markSeen(db, id, player, now())) await notifyMembers(db, [id], { one: player, isTalk: true });
  await readAbout(db, { player, kind: 'trades', about: `swap:${id}`, now: now() });
}

interface Sending {
  id: SwapId;
  sender: PlayerId;
  text: string;
  storeResponse?: StoreResponse | undefined;
}

export function sendSwapMessage(
  { db, now }: Pick<SwapServices, 'db' | 'now'>,
  { id, sender, text, storeResponse }: Sending,
): Promise<SwapMessage> {
  return db.transaction().execute(async (trx) => {
    const swap = await lockSwap(trx, id);
    found(swap && memberOf(swap, sender), 'swap');
    if (!swap || !mayWrite(swap, now())) throw swapRefused('talk_over');
    if ((await countSwapMessages(trx, id)) >= MOST_SWAP_MESSAGES) throw swapRefused('talk_full');
    const message = await insertSwapMessage(trx, { swap_id: id, sender_id: sender, text, created_at: now() });
    await notifyMembers(trx, [id], { isTalk: true });
    const key = message.message_id;
    await ringMembers(trx, [id], { event: 'swap_message', by: sender, now: now(), key });
    await storeResponse?.(trx, toSwapMessage(message));
    return toSwapMessage(message);
  });
}
