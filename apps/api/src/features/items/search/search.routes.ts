import {
  MOST_FOUND_ITEMS,
  MOST_NEAR_NAMES,
  MOST_SUGGESTIONS,
  searchItems,
  suggestItems,
} from '@wallabee/contract/items/search';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { type Catalogue, type CatalogueHolder, perCatalogue } from '../../catalogue/catalogue.public.ts';
import { itemTypeViews } from '../types/item-types.views.ts';
import { createItemSearch } from './item-search.ts';

export function searchRoutes({ catalogue, apiUrl }: { catalogue: CatalogueHolder; apiUrl: string }) {
  const engine = perCatalogue(catalogue, (current) => ({
    search: createItemSearch(searchedItems(current)),
    views: itemTypeViews(current, apiUrl),
    named: (ids: number[]) => ids.flatMap((id) => current.items.get(ItemTypeId.parse(id)) ?? []),
  }));

  return async (app: ApiApp) => {
    // The index is built at the start, so that the first search does not wait for it.
    engine();

    answer(app, searchItems, ({ body: { text } }) => {
      const { search, views, named } = engine();
      const found = search.find(text);
      const near = found.length > 0 ? [] : search.near(text, MOST_NEAR_NAMES);
      return {
        items: named(found.slice(0, MOST_FOUND_ITEMS)).map((item) => ({
          ...views.card(item),
          id: item.id,
          description: item.description,
        })),
        total_results: found.length,
        near: named(near).map(({ id, name }) => ({ id, name })),
      };
    });

    answer(app, suggestItems, ({ query: { text } }) => {
      const { search, views, named } = engine();
      const found = named(search.find(text).slice(0, MOST_SUGGESTIONS));
      return { items: found.map((item) => ({ ...views.card(item), id: item.id })) };
    });
  };
}

function searchedItems({ items, sets }: Catalogue) {
  return [...items.values()]
    .filter((item) => !isUndiscovered(item))
    .map(({ id, name, description, set_id }) => ({
      id,
      name,
      description,
      set_id,
      set_name: sets.get(set_id)?.name ?? '',
    }));
}
