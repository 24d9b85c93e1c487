import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { traitsOf } from '@wallabee/game/query/type-traits';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { createQueryBinder } from './binding/bind-text.ts';
import { createNumberFinder } from './finding/find-numbers.ts';
import { createSearchResults } from './results.service.ts';
import type { SearchServices } from './search.service.ts';
import type { WordIndex } from './words/word-index.ts';

export interface SearchOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  words: WordIndex;
  apiUrl: string;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function createSearchServices(options: SearchOptions): SearchServices {
  const { catalogue, numbers, words, apiUrl, now, clock = () => performance.now() } = options;
  const binder = createQueryBinder({ catalogue, numbers, words, now });
  const isOf = (id: ItemTypeId) => {
    const type = binder.types().get(id);
    return type ? traitsOf(type, binder.components) : [];
  };
  return {
    binder,
    finder: createNumberFinder({ issued: issuedOf(binder.types, numbers), clock }),
    words,
    results: createSearchResults({ catalogue, numbers, apiUrl, isOf: (_, { id }) => isOf(id) }),
    catalogue,
    apiUrl,
    clock,
  };
}

/** All counts as one map, made again after a number was issued. */
function issuedOf(
  types: () => ReadonlyMap<ItemTypeId, unknown>,
  numbers: IssuedNumbers,
): () => ReadonlyMap<ItemTypeId, number> {
  let made: { version: number; of: unknown; issued: ReadonlyMap<ItemTypeId, number> } | undefined;
  return () => {
    const [version, of] = [numbers.version(), types()];
    if (made?.version !== version || made.of !== of) {
      const issued = [...of.keys()].map((id): [ItemTypeId, number] => [id, numbers.of(id)]);
      made = { version, of, issued: new Map(issued.filter(([, count]) => count > 0)) };
    }
    return made.issued;
  };
}
