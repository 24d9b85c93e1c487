import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Ring } from '@wallabee/contract/swaps/ring';
import { ringsFor } from '@wallabee/game/swaps/find-rings';
import type { Db } from '../../../platform/db/db.ts';
import { listFriendIds, type SwapServices, showRings } from '../../swaps/swaps.public.ts';

/** The most rings of one plan. */
const MOST = 60;

/** The best ring that gives the player each type, by the item that they get. */
export async function findRings(
  swaps: SwapServices,
  db: Db,
  { viewer, types }: { viewer: PlayerId; types: ReadonlySet<ItemTypeId> },
): Promise<Map<ItemId, Ring>> {
  if (types.size === 0) return new Map();
  const friends = await listFriendIds(db, viewer);
  const market = await swaps.market.current(viewer);
  const rings = ringsFor(market, viewer, { friends, most: MOST, types: (id) => types.has(id) });
  const shown = await showRings(swaps, db, { rings, viewer, friends, market });
  return new Map(
    shown.flatMap((ring): [ItemId, Ring][] => {
      const gets = ring?.members.at(-1)?.gives.item_id;
      return ring && gets !== undefined ? [[gets, ring]] : [];
    }),
  );
}
