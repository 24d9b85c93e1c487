import {
  LOCKED_ITEMS_PAGE_SIZE,
  type LockedItem,
  listLockedItems,
} from '@wallabee/contract/locked-items/locked-item';
import { playerKey } from '@wallabee/contract/players/player-key-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { Catalogue, CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { countLocked, listLockedPage, type StoredLockedItem } from './locked-items.queries.ts';

interface LockedItemOptions {
  catalogue: CatalogueHolder;
  notifications: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
}

export function lockedItemRoutes({ catalogue, notifications, clock }: LockedItemOptions) {
  // The TTL covers new names of items and places.
  const pages = createCache<PreparedAnswer<typeof listLockedItems>>({
    name: 'locked-items',
    maxBytes: 24 * 1024 ** 2,
    ttlMs: 10_000,
    invalidatedBy: 'locks_changed',
    sizeOf: sizeOfContent,
    notifications,
    clock,
  });

  async function makePage(db: Db, playerId: PlayerId, page: number) {
    const [stored, total] = await Promise.all([
      listLockedPage(db, { playerId, page }),
      countLocked(db, playerId),
    ]);
    return prepare(listLockedItems, {
      user_id: playerId,
      paging: pagingOf(total, { number: page, size: LOCKED_ITEMS_PAGE_SIZE }),
      items: stored.flatMap((item) => toLockedItem(item, catalogue.current())),
    });
  }

  async function findPage(reads: Db, player: string, page: number) {
    const playerId = await namedPlayer(reads, player);
    return pages.getOrRead(reads, `${playerId}/${page}`, (db) => makePage(db, playerId, page));
  }

  return async (app: ApiApp) => {
    answer(app, listLockedItems, ({ params: { player }, query: { page } }, { reads }) => {
      // Only a player's own id has a cached page, so the player needs no query.
      const cached = pages.get(`${playerKey(player).id}/${page}`);
      return cached ?? findPage(reads, player, page);
    });
  };
}

function toLockedItem({ isInLockbox, ...item }: StoredLockedItem, { items }: Catalogue): LockedItem | [] {
  const type = items.get(item.item_type_id);
  if (!type) return [];
  return {
    ...item,
    name: type.name,
    variant_name: type.variants.find(({ variant_id }) => variant_id === item.variant_id)?.name ?? null,
    set_id: type.set_id,
    status: isInLockbox ? 'LOCKBOX' : 'LOCKED',
  };
}
