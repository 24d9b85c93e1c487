import { sellers } from '@wallabee/contract/items/item-rules';
import type { Store, StoreItem, StoreWithItems } from '@wallabee/contract/items/stores';
import type { StoreId } from '@wallabee/contract/protocol/ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import {
  type Catalogue,
  type CatalogueItem,
  type CatalogueStore,
  pictures,
} from '../../catalogue/catalogue.public.ts';
import { itemTypeViews } from '../types/item-types.views.ts';

export interface StoreViews {
  stores(): Store[];
  storeItems(): StoreItem[];
  store(id: StoreId): StoreWithItems | undefined;
}

export function storeViews(catalogue: Catalogue, apiUrl: string): StoreViews {
  return {
    stores: () => [...catalogue.stores.values()].map((store) => toStore(store, apiUrl)),
    storeItems: () => storeItems(catalogue, apiUrl),
    store: (id) => {
      const store = catalogue.stores.get(id);
      return store && { ...toStore(store, apiUrl), items: itemsOf(id, catalogue, apiUrl) };
    },
  };
}

function toStore({ id, name, description, hue, image_key }: CatalogueStore, apiUrl: string): Store {
  const urls = pictures({ kind: 'store', id }, apiUrl);
  return { id, name, description, hue, header_image: urls.image_url_200, image_key, ...urls };
}

/** Without what only the Market sells, which is no store in the game. */
function storeItems(catalogue: Catalogue, apiUrl: string): StoreItem[] {
  return newItems(catalogue, apiUrl).flatMap(({ item, shown }) => (item.store_cost === null ? [] : shown));
}

function itemsOf(storeId: StoreId, catalogue: Catalogue, apiUrl: string): StoreItem[] {
  return newItems(catalogue, apiUrl).flatMap(({ item, shown }) =>
    sellersOf(item).includes(storeId) ? shown : [],
  );
}

/** Retired items are no longer made, so nobody sells new ones. */
function newItems(catalogue: Catalogue, apiUrl: string): { item: CatalogueItem; shown: StoreItem }[] {
  const { card } = itemTypeViews(catalogue, apiUrl);
  return [...catalogue.items.values()].flatMap((item) => {
    const { released_at, is_retired, stores } = item;
    const store_cost = newItemCost(item);
    if (store_cost === null || released_at === null || is_retired) return [];
    const store_timings = { start: released_at, end: null };
    return { item, shown: { ...card(item), store_cost, stores, store_timings } };
  });
}

function sellersOf({ stores, market_buy_now }: CatalogueItem): StoreId[] {
  return sellers({ stores, market_buy_now: market_buy_now ? 1 : 0 });
}
