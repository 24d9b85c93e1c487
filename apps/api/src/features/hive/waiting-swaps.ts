import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Swap } from '@wallabee/contract/swaps/swap';
import type { Db } from '../../platform/db/db.ts';
import { listSwapIds, type SwapServices, showSwapsById } from '../swaps/swaps.public.ts';

/** The swaps that wait for the player, the nearest to happening first. */
export async function waitingSwaps(services: SwapServices, db: Db, viewer: PlayerId): Promise<Swap[]> {
  const ids = await listSwapIds(db, { player: viewer, state: 'open', page: 1 });
  const swaps = await showSwapsById(services, db, { ids, viewer });
  return swaps
    .filter(({ state, members }) => state === 'open' && members[0]?.agreed === false)
    .sort((one, other) => unagreed(one) - unagreed(other) || one.expires_at.localeCompare(other.expires_at));
}

function unagreed({ members }: Swap): number {
  return members.filter(({ agreed }) => !agreed).length;
}
