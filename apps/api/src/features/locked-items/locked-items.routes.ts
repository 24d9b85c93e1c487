import {
  LOCKED_ITEMS_PAGE_SIZE,
  type LockedItem,
  listLockedItems,
} from '@wallabee/contract/locked-items/locked-item';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { pagingOf } from '@wallabee/contract/protocol/paging';
import { prepareAnswer } from '../../platform/http/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/route.ts';
import { notFound } from '../../platform/problems.ts';
import type { Catalogue, CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { playerExists } from '../players/players.public.ts';
import { countLocked, listLockedPage, type StoredLockedItem } from './locked-items.queries.ts';

type LockedItemPage = ResponseOf<typeof listLockedItems>;

export function lockedItemRoutes({ catalogue }: { catalogue: CatalogueHolder }) {
  return async (app: ApiApp) => {
    answer(app, listLockedItems, async ({ params: { playerId }, query: { page } }, { reads }) => {
      const [stored, total] = await Promise.all([
        listLockedPage(reads, { playerId, page }),
        countLocked(reads, playerId),
      ]);
      if (total === 0 && !(await playerExists(reads, playerId))) throw notFound('player');
      const found: LockedItemPage = {
        paging: pagingOf(total, { number: page, size: LOCKED_ITEMS_PAGE_SIZE }),
        items: stored.flatMap((item) => toLockedItem(item, catalogue.current())),
      };
      // Long, and all of it made here: looking through it once more on the way out would cost more than making it.
      return prepareAnswer(found);
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
