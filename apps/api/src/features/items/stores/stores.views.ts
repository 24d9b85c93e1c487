import type { Store, StoreItem } from '@wallabee/contract/items/stores';
import { type Catalogue, type CatalogueStore, pictures } from '../../catalogue/catalogue.public.ts';
import { itemTypeViews } from '../types/item-types.views.ts';

export interface StoreViews {
  stores(): Store[];
  storeItems(): StoreItem[];
}

export function storeViews(catalogue: Catalogue, apiUrl: string): StoreViews {
  return {
    stores: () => [...catalogue.stores.values()].map((store) => toStore(store, apiUrl)),
    storeItems: () => storeItems(catalogue, apiUrl),
  };
}

function toStore({ id, name, description, hue, image_key }: CatalogueStore, apiUrl: string): Store {
  const urls = pictures({ kind: 'store', id }, apiUrl);
  return { id, name, description, hue, header_image: urls.image_url_200, image_key, ...urls };
}

/** Retired items are no longer made, so no store sells them. */
function storeItems(catalogue: Catalogue, apiUrl: string): StoreItem[] {
  const { card } = itemTypeViews(catalogue, apiUrl);
  return [...catalogue.items.values()].flatMap((item) => {
    const { store_cost, released_at, is_retired, stores } = item;
    if (store_cost === null || released_at === null || is_retired) return [];
    return { ...card(item), store_cost, stores, store_timings: { start: released_at, end: null } };
  });
}
