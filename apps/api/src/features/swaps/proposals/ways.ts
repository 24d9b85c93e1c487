import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { RingInstead } from '@wallabee/contract/swaps/ring';
import { ringsInstead } from '@wallabee/game/swaps/rings-instead';
import type { Db } from '../../../platform/db/db.ts';
import type { SwapServices } from '../swap-services.ts';
import { showRings } from '../views/show-rings.ts';
import type { SwapRow } from './swap-rows.queries.ts';

interface Broken {
  swap: SwapRow;
  viewer: PlayerId;
  friends: ReadonlySet<PlayerId>;
}

/** Other rings in place of a broken one, the nearest first. */
export async function findWays(
  services: SwapServices,
  db: Db,
  { swap, viewer, friends }: Broken,
): Promise<RingInstead[]> {
  const { members, ended_by: about } = swap;
  const gone = members.find(({ player_id }) => player_id === about);
  if (about === null || !gone) return [];
  const market = await services.market.current(viewer);
  const ways = ringsInstead(market, members, {
    goneItems: new Set([gone.item_id]),
    playerId: viewer,
    friends,
  });
  const rings = await showRings(services, db, {
    rings: ways.map(({ ring }) => ring),
    viewer,
    friends,
    market,
  });
  const agreed = new Set(members.filter(({ agreed_at }) => agreed_at).map(({ player_id }) => player_id));
  return ways.flatMap(({ kind, unchanged }, position) => {
    const ring = rings[position];
    return ring ? [{ ...ring, kind, about, unchanged: unchanged.filter((id) => agreed.has(id)) }] : [];
  });
}
