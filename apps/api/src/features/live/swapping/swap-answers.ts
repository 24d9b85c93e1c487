import { planSwapAnswer } from '@wallabee/simulated-players/swaps/swap-plans';
import { recordActivity } from '../../../platform/sessions/activity.queries.ts';
import {
  agreeToSwap,
  changeOwnSwaps,
  declineSwap,
  findSwap,
  type MemberPart,
  memberPart,
} from '../../swaps/swaps.public.ts';
import { findSimulatedPlayer, type SimulatedPlayer } from '../simulated-players.queries.ts';
import { fondOf } from './fond-of.ts';
import { isDone } from './refusable.ts';
import { type AwaitedAnswer, listAwaitedAnswers } from './swapping.queries.ts';
import type { SwappingServices } from './swapping-services.ts';

/** Simulated members answer the proposals that are due. What waits is in the database, so a restart forgets none. */
export async function answerSwaps(services: SwappingServices): Promise<void> {
  const { db, now } = services;
  const at = now().getTime();
  const due = (await listAwaitedAnswers(db, now())).filter(
    (awaited) => awaited.proposedAt + planSwapAnswer(awaited).delayMs <= at,
  );
  for (const awaited of due.slice(0, MOST_ANSWERS)) await answer(services, awaited);
}

/** At one look, so that many answers after a restart do not delay the others. */
const MOST_ANSWERS = 20;

async function answer(services: SwappingServices, { swapId, playerId }: AwaitedAnswer): Promise<void> {
  const { db, now, swaps } = services;
  const player = await findSimulatedPlayer(db, playerId);
  const swap = await findSwap(db, swapId);
  const part = swap && (await memberPart(swaps, swap, playerId));
  if (!player || !part) return;
  const isFond = fondOf(services, player, part.gives) !== undefined;
  const step = part.isGood && !isFond ? agreeToSwap : declineSwap;
  const answering = { id: swapId, player: playerId, storeResponse: async () => {} };
  if (!(await isDone(step(swaps, answering)))) return;
  if (isFond) await withhold(services, player, part);
  await recordActivity(db, [playerId], now());
}

/** What a player does not part with is in no other ring. */
async function withhold({ swaps }: SwappingServices, { id }: SimulatedPlayer, { gives }: MemberPart) {
  const offers = [{ item_id: gives.item_id, offered: false }];
  await changeOwnSwaps(swaps, { player: id, changes: { offers } });
}
