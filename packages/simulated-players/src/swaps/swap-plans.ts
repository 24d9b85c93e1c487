import { createChance } from '../chance.ts';

/** Plans follow from ids alone, so that they are the same in every process and after a restart. */
interface Member {
  readonly swapId: number;
  readonly playerId: number;
}

/** How long after the proposal a member answers it. */
export function planSwapAnswer({ swapId, playerId }: Member): { delayMs: number } {
  const chance = createChance(0, `swap answer/${swapId}/${playerId}`);
  return { delayMs: chance.between(15, 150) * 1_000 };
}

/** What a member may write about of their own accord. */
export type SwapMoment = 'proposed' | 'agreed' | 'settled' | 'declined' | 'gone';

/** How long after the moment a member writes; undefined where they do not. */
export function planSwapLine(
  { swapId, playerId }: Member,
  moment: SwapMoment,
): { delayMs: number } | undefined {
  const chance = createChance(0, `swap line/${swapId}/${playerId}/${moment}`);
  return chance.happens(WRITES) ? { delayMs: chance.between(5, 40) * 1_000 } : undefined;
}

const WRITES = 1 / 3;

/** Which of the simulated members answers a message of a person, and how long after it; undefined for none. */
export function planSwapReply<Id>(
  messageId: number,
  members: readonly Id[],
): { delayMs: number; sender: Id } | undefined {
  const chance = createChance(0, `swap reply/${messageId}`);
  const isAnswered = chance.happens(ANSWERED);
  const delayMs = chance.between(20, 120) * 1_000;
  const sender = chance.pick(members);
  return isAnswered && sender !== undefined ? { delayMs, sender } : undefined;
}

const ANSWERED = 0.7;

/** How long after a proposal to a person the next one comes. */
export function planNextProposal(swapId: number): { delayMs: number } {
  return { delayMs: createChance(0, `next swap/${swapId}`).between(180, 360) * 1_000 };
}
