import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import type { Ring } from '@wallabee/contract/swaps/ring';
import type { Swap } from '@wallabee/contract/swaps/swap';

export type NearestRing = { kind: 'waiting'; swap: Swap } | { kind: 'found'; ring: Ring } | null;

/** The ring that is nearest to happening: one that waits for the player, else the best one found. */
export function nearestRing({ proposals, rings }: Pick<OwnSwaps, 'proposals' | 'rings'>): NearestRing {
  const waiting = proposals.filter(({ members }) => members[0]?.agreed === false);
  const [swap] = waiting.toSorted((a, b) => missingAgreements(a) - missingAgreements(b));
  if (swap) return { kind: 'waiting', swap };
  const [ring] = rings;
  return ring ? { kind: 'found', ring } : null;
}

export function countAgreed({ members }: Pick<Swap, 'members'>): number {
  return members.filter(({ agreed }) => agreed).length;
}

function missingAgreements(swap: Swap): number {
  return swap.members.length - countAgreed(swap);
}
