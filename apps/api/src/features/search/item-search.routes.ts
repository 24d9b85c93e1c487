import { searchItems, suggestItems } from '@wallabee/contract/items/search';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { MOST_FOUND_ITEMS, MOST_NEAR_NAMES, MOST_SUGGESTIONS } from '@wallabee/contract/search/search-limits';
import type { WordIndex } from '@wallabee/game/words/word-index';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { itemTypeViews } from '../items/items.public.ts';

interface ItemSearchOptions {
  catalogue: CatalogueHolder;
  words: WordIndex;
  apiUrl: string;
}

export function itemSearchRoutes({ catalogue, words, apiUrl }: ItemSearchOptions) {
  const views = perCatalogue(catalogue, (current) => itemTypeViews(current, apiUrl));
  const find = (text: string, most: number, page = 1) =>
    words.find('items', text, { most, skip: (page - 1) * most, viewer: null });

  /** Without what a newer catalogue no longer has. */
  function typesOf(found: readonly { id: string }[]) {
    const { items } = catalogue.current();
    return found.flatMap(({ id }) => items.get(ItemTypeId.parse(Number(id))) ?? []);
  }

  return async (app: ApiApp) => {
    answer(app, searchItems, async ({ body: { text, page = 1 } }) => {
      const { matches, total } = await find(text, MOST_FOUND_ITEMS, page);
      const near = total > 0 ? [] : await words.near('items', text, MOST_NEAR_NAMES);
      return {
        items: typesOf(matches).map((item) => ({
          ...views().card(item),
          id: item.id,
          description: item.description,
        })),
        total_results: total,
        near: typesOf(near).map(({ id, name }) => ({ id, name })),
        paging: pagingOf(total, { number: page, size: MOST_FOUND_ITEMS }),
      };
    });

    answer(app, suggestItems, async ({ query: { text } }) => {
      const { matches } = await find(text, MOST_SUGGESTIONS);
      return { items: typesOf(matches).map((item) => ({ ...views().card(item), id: item.id })) };
    });
  };
}
