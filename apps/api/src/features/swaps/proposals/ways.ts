import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { RingInstead } from '@wallabee/contract/swaps/ring';
import type { Db } from '../../../platform/db/db.ts';
import type { SwapServices } from '../swap-services.ts';
import type { SwapRow } from './swap-rows.queries.ts';

interface Broken {
  swap: SwapRow;
  viewer: PlayerId;
  friends: ReadonlySet<PlayerId>;
}

/** Other rings in place of a broken one, the nearest first. */
export async function findWays(_services: SwapServices, _db: Db, _broken: Broken): Promise<RingInstead[]> {
  return [];
}
