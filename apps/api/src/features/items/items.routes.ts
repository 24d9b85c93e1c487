import { readActivity, readHistory } from '@wallabee/contract/items/history';
import {
  NOT_CREATED_YET,
  readItem,
  readNumberedItem,
  readNumberedItemByOldName,
} from '@wallabee/contract/items/item';
import type { LocationCounts } from '@wallabee/contract/items/item-status';
import { readItemStatus, readItemStatusByOldName } from '@wallabee/contract/items/status';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';
import { pastDayOf } from '../../platform/past-day.ts';
import { found, ProblemError } from '../../platform/problems.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { listEvents } from './history/history.queries.ts';
import { loadHistory } from './history/history.service.ts';
import { toHistory } from './history/history.views.ts';
import { findNewestShown, showsHistory } from './history/shown-history.ts';
import { findItem, findItemByNumber, type StoredItem } from './items.queries.ts';
import { toItem } from './items.views.ts';
import type { IssuedNumbers } from './numbers/issued-numbers.ts';
import { getStatusCounts } from './numbers/status.queries.ts';
import { toStatusCounts } from './numbers/status.views.ts';
import { findPastItem, getPastStatusCounts, type PastItem } from './past/past-items.queries.ts';

interface ItemOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  apiUrl: string;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function itemRoutes({ catalogue, numbers, apiUrl, notifications, now, clock }: ItemOptions) {
  // The key contains the newest event, so a new event needs no invalidation; the TTL covers new names of places.
  const histories = createCache<PreparedAnswer<typeof readHistory>>({
    name: 'item-histories',
    maxBytes: 16 * 1024 ** 2,
    ttlMs: 10_000,
    invalidatedBy: 'player_changed',
    isInvalidatedAsWhole: true,
    sizeOf: sizeOfContent,
    notifications,
    clock,
  });

  function show(item: StoredItem, issued?: number) {
    const current = catalogue.current();
    const type = found(current.items.get(item.item_type_id), 'item type');
    // The item exists, so its number has been issued, even if the notification has not arrived yet.
    const totalIssued = issued ?? Math.max(numbers.of(type.id), item.number);
    return toItem(item, { catalogue: current, type, totalIssued, apiUrl });
  }

  function showPast(then: PastItem | undefined) {
    if (!then) throw notCreatedYet();
    return show(then.item, then.issued);
  }

  return async (app: ApiApp) => {
    for (const endpoint of [readNumberedItem, readNumberedItemByOldName]) {
      answer(app, endpoint, async ({ params, query }, { reads }) => {
        const past = pastDayOf(query.at, now());
        found(catalogue.current().items.get(params.itemTypeId), 'item type');
        if (past) return showPast(await findPastItem(reads, { ...params, past }));
        const item = await findItemByNumber(reads, params);
        if (!item) throw notCreatedYet();
        return show(item);
      });
    }

    answer(app, readItem, async ({ params }, { reads }) =>
      show(found(await findItem(reads, params.itemId), 'item')),
    );

    answer(app, readHistory, async ({ params: { itemId } }, { reads }) => {
      const newest = await findNewestShown(reads, itemId, catalogue.current());
      const make = async (db: Db) => {
        const history = await loadHistory(db, { itemId, newest });
        return prepare(readHistory, toHistory(history, catalogue.current(), apiUrl));
      };
      return histories.getOrRead(reads, `${itemId}/${newest}`, make);
    });

    answer(app, readActivity, async ({ params: { itemId } }, { reads }) => {
      const isShown = await showsHistory(reads, itemId, catalogue.current());
      return { posts: isShown ? await listEvents(reads, itemId) : [] };
    });

    for (const endpoint of [readItemStatus, readItemStatusByOldName]) {
      answer(app, endpoint, async ({ params: { itemTypeId }, query: { max, at } }, { reads }) => {
        const past = pastDayOf(at, now());
        found(catalogue.current().items.get(itemTypeId), 'item type');
        const asked = { itemTypeId, rangeMax: max };
        const counts = past
          ? await getPastStatusCounts(reads, { ...asked, past })
          : await getStatusCounts(reads, asked);
        // All counts of a past day describe the same moment, so the total is their sum.
        const totalIssued = past ? sumOfCounts(counts) : numbers.of(itemTypeId);
        return toStatusCounts(asked, counts, totalIssued);
      });
    }
  };
}

function sumOfCounts(counts: LocationCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function notCreatedYet(): ProblemError {
  return new ProblemError(404, { code: 'not_found', error: NOT_CREATED_YET });
}
