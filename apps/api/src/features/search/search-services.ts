import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { traitsOf } from '@wallabee/game/query/type-traits';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { createQueryBinder } from './binding/bind-text.ts';
import { createNumberFinder } from './finding/find-numbers.ts';
import { createSearchResults } from './results.service.ts';
import type { SearchServices } from './search.service.ts';

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
  const issued = issuedOf(catalogue, numbers);
  const binder = createQueryBinder({ catalogue, numbers, issued, words, now });
  const isOf = (id: ItemTypeId) => {
    const type = binder.types().get(id);
    return type ? traitsOf(type, binder.components) : [];
  };
  return {
    binder,
    finder: createNumberFinder({ issued: () => issued().issued, clock }),
    words,
    results: createSearchResults({ catalogue, numbers, apiUrl, isOf: (_, { id }) => isOf(id) }),
    catalogue,
    apiUrl,
    clock,
  };
}

interface IssuedSummary {
  /** The types with numbers, in the order of their ids. */
  readonly issued: ReadonlyMap<ItemTypeId, number>;
  readonly highestNumber: number;
}

/** Made again after a number was issued. */
function issuedOf(catalogue: CatalogueHolder, numbers: IssuedNumbers): () => IssuedSummary {
  let made: { version: number; of: unknown; summary: IssuedSummary } | undefined;
  return () => {
    const [version, { items: of }] = [numbers.version(), catalogue.current()];
    if (made?.version !== version || made.of !== of)
      made = { version, of, summary: summarise([...of.keys()], numbers) };
    return made.summary;
  };
}

function summarise(ids: readonly ItemTypeId[], numbers: IssuedNumbers): IssuedSummary {
  const all = ids.map((id): [ItemTypeId, number] => [id, numbers.of(id)]).filter(([, count]) => count > 0);
  return {
    issued: new Map(all.sort(([one], [other]) => one - other)),
    highestNumber: all.reduce((most, [, count]) => Math.max(most, count), 1),
  };
}
