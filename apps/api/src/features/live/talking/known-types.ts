import { beginsWithVowel } from '@wallabee/simulated-players/texts/fit-facts';
import type { KnownType } from '@wallabee/simulated-players/texts/live/known-types';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';

/** What players can look up about the types that are released. */
export function toKnownTypes({ items, sets, categories, stores }: Catalogue): KnownType[] {
  const nameOf = (id: KnownType['id']) => items.get(id)?.name ?? '';
  return [...items.values()]
    .filter(({ released_at }) => released_at !== null)
    .map((item) => {
      const [storeId] = item.stores;
      const store = storeId === undefined ? undefined : stores.get(storeId);
      const { store_cost: cost } = item;
      return {
        id: item.id,
        name: item.name,
        set: sets.get(item.set_id)?.name ?? '',
        released: item.released_at === null ? '' : DATE.format(new Date(item.released_at)),
        categories: item.categories.flatMap((id) => withArticle(categories.get(id)?.name)),
        store: store && cost !== null ? { name: store.name, cost } : null,
        formulas: item.formulas.map(([first, second]) => [nameOf(first), nameOf(second)] as const),
      };
    });
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function withArticle(name: string | undefined): string[] {
  if (!name) return [];
  const word = name.toLowerCase();
  return [`${beginsWithVowel(word) ? 'an' : 'a'} ${word}`];
}
