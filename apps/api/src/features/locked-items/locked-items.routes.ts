import {
  LOCKED_ITEMS_PAGE_SIZE,
  type LockedItem,
  listLockedItems,
} from '@wallabee/contract/locked-items/locked-item';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging';
import type { Db } from '../../platform/db/db.ts';
import { createKeptAnswers } from '../../platform/http/calls/kept-answers.ts';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found, notFound } from '../../platform/problems.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { Catalogue, CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { playerExists } from '../players/players.public.ts';
import {
  countLocked,
  LOCKS_CHANGED_CHANNEL,
  listLockedPage,
  type StoredLockedItem,
} from './locked-items.queries.ts';

interface LockedItemOptions {
  db: Db;
  catalogue: CatalogueHolder;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
  /** Tests write to the tables and want to see it at once, not when it has been told. */
  areKept: boolean;
}

export function lockedItemRoutes({ db, catalogue, notifications, now, areKept }: LockedItemOptions) {
  const pages = createKeptAnswers<typeof listLockedItems>({ now, mostBytes: areKept ? MOST_BYTES : 0 });
  notifications.on(LOCKS_CHANGED_CHANNEL, (payload) =>
    pages.forget(payload === '' ? undefined : Number(payload)),
  );

  async function makePage(playerId: PlayerId, page: number) {
    const [stored, total] = await Promise.all([
      listLockedPage(db, { playerId, page }),
      countLocked(db, playerId),
    ]);
    if (total === 0 && !(await playerExists(db, playerId))) throw notFound('player');
    return prepare(listLockedItems, {
      paging: pagingOf(total, { number: page, size: LOCKED_ITEMS_PAGE_SIZE }),
      items: stored.flatMap((item) => toLockedItem(item, catalogue.current())),
    });
  }

  return async (app: ApiApp) => {
    answer(app, listLockedItems, async ({ params: { playerId }, query: { page } }) =>
      found(await pages.find({ id: playerId, page }, () => makePage(playerId, page)), 'player'),
    );
  };
}

/** Some hundred lists' worth of pages. */
const MOST_BYTES = 24 * 1024 * 1024;

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
