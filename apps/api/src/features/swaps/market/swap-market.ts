import {
  ItemsNotification,
  SWAP_EVENTS_CHANNEL,
  SwapNotification,
  WORLD_EVENTS_CHANNEL,
} from '@wallabee/contract/events/event';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { createSwapMarket, type SwapMarket } from '@wallabee/game/swaps/market';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../../items/items.public.ts';
import type { QueryBinder } from '../../search/search.public.ts';
import { awaySince, hindranceOf, type KnownPlayer, loadKnownPlayers } from './known-player.ts';
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
    const hindrance = hindranceOf(known, now());
    if (hindrance && !(hindrance === 'away' && known.id === viewer)) {
      wants.remove(known.id);
      market.remove(known.id);
      activeAt.delete(known.id);
      return;
    }
    const wanted = await wants.of(known);
    market.put(toSwapPlayer(known, wanted, worthFacts(options)));
    activeAt.set(known.id, known.id === viewer ? now() : known.standing.last_active_at);
  }

  async function readAgain(ids: readonly PlayerId[], viewer?: PlayerId) {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const known = await loadKnownPlayers(db, batch, now());
      for (const player of known) {
        await put(player, viewer);
        wants.follow(player, market);
      }
    }
  }

  async function readAll() {
    changed.clear();
    ofCatalogue = catalogue.current();
    market = createSwapMarket();
    wants.clear();
    await readAgain(await listActivePlayers(db, awaySince(now())));
  }

  async function refresh() {
    const isNewCatalogue = ofCatalogue !== catalogue.current();
    if (changed.isAll() || isNewCatalogue) return readAll().catch(changed.restoreAll);
    const ids = changed.take();
    await readAgain(ids).catch((failure) => changed.restore(ids, failure));
  }

  function removeAway() {
    const since = awaySince(now());
    for (const [id, at] of activeAt) if (at <= since) market.remove(id);
  }

  return {
    async current(viewer) {
      while (changed.isAny() || ofCatalogue !== catalogue.current()) {
        refreshing ??= refresh().finally(() => {
          refreshing = undefined;
        });
        await refreshing;
      }
      removeAway();
      if (viewer !== undefined && !market.get(viewer)) await readAgain([viewer], viewer);
      return market;
    },
  };
}

const BATCH = 200;

/** Which players changed since they were read. */
function followChanges({ notifications }: Pick<MarketOptions, 'notifications'>) {
  let isAll = true;
  const ids = new Set<PlayerId>();

  const follow = (channel: string, read: (payload: string) => PlayerId | undefined) =>
    notifications.on(channel, (payload) => {
      // An empty payload follows a lost connection, during which notifications may have been missed.
      if (payload === '') isAll = true;
      const id = payload === '' ? undefined : read(payload);
      if (id !== undefined) ids.add(id);
    });
  follow(
    WORLD_EVENTS_CHANNEL,
    (payload) => ItemsNotification.safeParse(parse(payload)?.items_changed).data?.player_id,
  );
  follow(SWAP_EVENTS_CHANNEL, (payload) => SwapNotification.safeParse(parse(payload)).data?.player_id);
  follow('swap_settings_changed', (payload) => PlayerId.safeParse(Number(payload)).data);

  return {
    isAll: () => isAll,
    isAny: () => isAll || ids.size > 0,
    clear() {
      isAll = false;
      ids.clear();
    },
    take(): PlayerId[] {
      const taken = [...ids];
      ids.clear();
      return taken;
    },
    restoreAll(failure: unknown): never {
      isAll = true;
      throw failure;
    },
    restore(taken: readonly PlayerId[], failure: unknown): never {
      for (const id of taken) ids.add(id);
      throw failure;
    },
  };
}

function parse(payload: string): { items_changed?: unknown } | undefined {
  try {
    return JSON.parse(payload) ?? undefined;
  } catch {
    return undefined;
  }
}
