import { prestigeColor } from '@wallabee/contract/items/prestige';
import {
  listMarket,
  listStoreItems,
  listStores,
  MARKET_PAGE_SIZE,
  type MarketItem,
  readStore,
} from '@wallabee/contract/items/stores';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { found } from '../../../platform/problems.ts';
import {
  answersPerCatalogue,
  type CatalogueHolder,
  perCatalogue,
  pictures,
} from '../../catalogue/catalogue.public.ts';
import { itemTypeViews } from '../types/item-types.views.ts';
import { countMarket, listMarketPage, type MarketListing } from './stores.queries.ts';
import { storeViews } from './stores.views.ts';

interface StoreOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export function storeRoutes({ catalogue, apiUrl }: StoreOptions) {
  const answers = answersPerCatalogue(catalogue, (current) => storeViews(current, apiUrl));
  const types = perCatalogue(catalogue, (current) => itemTypeViews(current, apiUrl));

  function show({ seller, ...listing }: MarketListing): MarketItem | [] {
    const type = catalogue.current().items.get(listing.item_type_id);
    if (!type) return [];
    return {
      ...types().card(type),
      ...listing,
      prestige_color: prestigeColor(listing.number),
      seller: { ...seller, image_url: pictures({ kind: 'player', id: seller.id }, apiUrl).image_url_100 },
    };
  }

  return async (app: ApiApp) => {
    answer(app, listStores, () => answers(listStores, (views) => views.stores()));
    answer(app, readStore, ({ params }) =>
      answers(readStore, (views) => found(views.store(params.storeId), 'store'), { id: params.storeId }),
    );
    answer(app, listStoreItems, () => answers(listStoreItems, (views) => ({ items: views.storeItems() })));

    answer(app, listMarket, async ({ query: { page } }, { reads }) => {
      const [listings, total] = await Promise.all([listMarketPage(reads, page), countMarket(reads)]);
      return {
        items: listings.flatMap(show),
        paging: pagingOf(total, { number: page, size: MARKET_PAGE_SIZE }),
      };
    });
  };
}
