import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { SwapMarket } from '@wallabee/game/swaps/market';
import type { Db } from '../../../platform/db/db.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import type { QueryBinder } from '../../search/search.public.ts';
import type { KnownPlayer } from './known-player.ts';
import { offeredBy } from './to-swap-player.ts';
import { bindWanted, findWanted, isWanted, type WantedQuery } from './wanted-queries.ts';

interface WantsOptions {
  db: Db;
  binder: QueryBinder;
  catalogue: CatalogueHolder;
}

/** The items that players want by their queries. */
export function createMarketWants({ db, binder, catalogue }: WantsOptions) {
  const wanted = new Map<PlayerId, readonly WantedQuery[]>();

  return {
    clear: () => wanted.clear(),

    remove: (id: PlayerId) => wanted.delete(id),

    /** Reads the queries of a player again. */
    async of(known: KnownPlayer): Promise<ReadonlySet<ItemId>> {
      const queries = known.queries.length > 0 ? await bindWanted(binder, db, known) : [];
      if (queries.length === 0) {
        wanted.delete(known.id);
        return NOTHING;
      }
      wanted.set(known.id, queries);
      return new Set((await findWanted(db, known.id, queries)).keys());
    },

    /** Looks for the items of one player with the queries of the others. */
    follow(known: KnownPlayer, market: SwapMarket) {
      if (wanted.size === 0) return;
      const offered = offeredBy(known, catalogue.current());
      for (const [id, queries] of wanted) {
        const player = market.get(id);
        if (!player || id === known.id) continue;
        const found = offered.filter((row) => !player.wantedItems.has(row.item_id) && isWanted(queries, row));
        if (found.length === 0) continue;
        const wantedItems = new Set([...player.wantedItems, ...found.map(({ item_id }) => item_id)]);
        market.put({ ...player, wantedItems });
      }
    },
  };
}

const NOTHING: ReadonlySet<ItemId> = new Set();
