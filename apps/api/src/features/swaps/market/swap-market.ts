import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createSwapMarket, type SwapMarket } from '@wallabee/game/swaps/market';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../../items/items.public.ts';
import type { QueryBinder } from '../../search/search.public.ts';
import { followChanges } from './changed-players.ts';
import {
  awaySince,
  hindranceOf,
  type KnownPlayer,
  loadKnownPlayers,
  ownHindranceOf,
} from './known-player.ts';
import { createMarketWants } from './market-wants.ts';
import { listActivePlayers } from './player-rows.queries.ts';
import { toSwapPlayer, worthFacts } from './to-swap-player.ts';

export interface SwapMarketHolder {
  /** The market after every change that was notified so far. A viewer counts as active. */
  current(viewer?: PlayerId): Promise<SwapMarket>;
}

export interface MarketOptions {
  db: Db;
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
  binder: QueryBinder;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
}

/** Offers and wants of all players who may be in rings. Players are read again when they are notified. */
export function createSwapMarketHolder(options: MarketOptions): SwapMarketHolder {
  const { db, catalogue, now } = options;
  const changed = followChanges(options);
  const wants = createMarketWants(options);
  let market = createSwapMarket();
  let ofCatalogue = catalogue.current();
  const activeAt = new Map<PlayerId, Date>();
  let refreshing: Promise<void> | undefined;

  async function put(known: KnownPlayer, viewer?: PlayerId) {
    const hindrance = known.id === viewer ? ownHindranceOf(known) : hindranceOf(known, now());
    if (hindrance) {
      wants.remove(known.id);
      market.remove(known.id);
      activeAt.delete(known.id);
      return;
    }
    const wanted = await wants.of(known);
    market.put(toSwapPlayer(known, wanted, worthFacts(options)));
    activeAt.set(known.id, known.id === viewer ? now() : known.standing.last_active_at);
  }

  async function readAgain(ids: readonly PlayerId[], { viewer, isFirst = false }: Reading = {}) {
    for (let start = 0; start < ids.length; start += BATCH) {
      const known = await loadKnownPlayers(db, ids.slice(start, start + BATCH), now());
      for (const player of known) {
        await put(player, viewer);
        // When all are read, each query finds the items of all others by itself.
        if (!isFirst) wants.follow(player, market);
      }
    }
  }

  async function readAll() {
    changed.clear();
    ofCatalogue = catalogue.current();
    market = createSwapMarket();
    wants.clear();
    await readAgain(await listActivePlayers(db, awaySince(now())), { isFirst: true });
  }

  async function refresh() {
    const isNewCatalogue = ofCatalogue !== catalogue.current();
    if (changed.isAll() || isNewCatalogue) return readAll().catch(changed.restoreAll);
    const ids = changed.take();
    await readAgain(ids).catch((failure) => changed.restore(ids, failure));
  }

  /** Activity notifies nothing, so a player who seems to be away is read again. */
  function readAwayAgain() {
    const since = awaySince(now());
    for (const [id, at] of activeAt) if (at <= since) changed.add(id);
  }

  const isStale = () => changed.isAny() || ofCatalogue !== catalogue.current();

  /** One at a time, so that no reading overwrites a newer one. */
  function start(reading: () => Promise<void>): Promise<void> {
    refreshing ??= reading().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    async current(viewer) {
      // It may have begun before the change that the caller expects to see.
      await refreshing?.catch(() => {});
      readAwayAgain();
      if (isStale()) await start(refresh);
      if (viewer === undefined || market.get(viewer)) return market;
      await refreshing?.catch(() => {});
      await start(() => readAgain([viewer], { viewer }));
      return market;
    },
  };
}

interface Reading {
  viewer?: PlayerId | undefined;
  isFirst?: boolean;
}

const BATCH = 200;
