import { NO_ITEMS } from '@wallabee/contract/items/item-status';
import { listMixingPool, MIXING_POOL_PAGE_SIZE, type PooledItem } from '@wallabee/contract/items/mixing-pool';
import { prestigeColor } from '@wallabee/contract/items/prestige';
import { listSavedOfNumber, readNumberStatus } from '@wallabee/contract/items/status';
import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { type CatalogueHolder, perCatalogue } from '../../catalogue/catalogue.public.ts';
import { toCard } from '../types/item-types.views.ts';
import { countLocations, countPooled, listPooled, listSaved, type PooledRow } from './locations.queries.ts';

interface LocationOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export function locationRoutes({ catalogue, apiUrl }: LocationOptions) {
  const undiscovered = perCatalogue(catalogue, ({ items }) =>
    [...items.values()].filter(isUndiscovered).map(({ id }) => id),
  );

  function show({ item_id, item_type_id, number }: PooledRow): PooledItem | [] {
    const current = catalogue.current();
    const type = current.items.get(item_type_id as ItemTypeId);
    if (!type) return [];
    const card = toCard(current, type, apiUrl);
    return { ...card, item_id: item_id as ItemId, number, prestige_color: prestigeColor(number) };
  }

  return async (app: ApiApp) => {
    answer(app, readNumberStatus, async ({ params: { number } }, { reads }) => ({
      status: { ...NO_ITEMS, ...(await countLocations(reads, { number, undiscovered: undiscovered() })) },
    }));

    answer(app, listSavedOfNumber, async ({ params: { number } }, { reads }) => ({
      items: await listSaved(reads, { number, undiscovered: undiscovered() }),
    }));

    answer(app, listMixingPool, async ({ query: { page } }, { reads }) => {
      const hidden = undiscovered();
      const [rows, total] = await Promise.all([
        listPooled(reads, { page, undiscovered: hidden }),
        countPooled(reads, hidden),
      ]);
      return {
        items: rows.flatMap(show),
        paging: pagingOf(total, { number: page, size: MIXING_POOL_PAGE_SIZE }),
      };
    });
  };
}
