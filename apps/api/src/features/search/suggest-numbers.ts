import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { FoundNumber } from '@wallabee/contract/search/search-results';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Found } from '@wallabee/game/search/found';
import type { AskedText } from '@wallabee/game/search/suggest-text';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../platform/db/db.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { listIssuedRows, listNumberRows } from './number-rows.queries.ts';
import { toFoundNumber } from './results.views.ts';
import { listLastMoved } from './suggest.queries.ts';

export interface NumberOptions {
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
  words: WordIndex;
  apiUrl: string;
}

interface Numbers {
  readonly total: number;
  readonly found: readonly FoundNumber[];
}

/** The numbers that a text such as `yeti 42` or `#553` names. */
export function createNumberSuggestions({ catalogue, numbers, words, apiUrl }: NumberOptions) {
  const types = perCatalogue(catalogue, ({ items }) => ({
    discovered: [...items.values()].filter((item) => !isUndiscovered(item)).map(({ id }) => id),
    undiscovered: [...items.values()].filter(isUndiscovered).map(({ id }) => id),
  }));

  /** The types that the words name and of which the number has been issued, the best first. */
  async function typesWith({ number, names }: AskedText): Promise<Found[]> {
    if (number === null || names === '') return [];
    const { matches } = await words.find('items', names, { most: Number.POSITIVE_INFINITY, viewer: null });
    return matches.filter(({ id }) => numbers.of(typeIdOf(id)) >= number);
  }

  async function ofTypes(db: Db, number: number, named: readonly Found[], most: number): Promise<Numbers> {
    const shown = new Map(named.slice(0, most).map((found) => [typeIdOf(found.id), found]));
    const context = { catalogue: catalogue.current(), apiUrl };
    const rows = await listIssuedRows(
      db,
      [...shown.keys()].map((item_type_id) => ({ item_type_id, number })),
    );
    const found = rows.flatMap(
      (row) => toFoundNumber(row, shown.get(row.item_type_id) ?? NOT_BY_WORDS, context) ?? [],
    );
    return { total: named.length, found };
  }

  async function ofAllTypes(db: Db, number: number, most: number): Promise<Numbers> {
    const { discovered, undiscovered } = types();
    const total = discovered.filter((id) => numbers.of(id) >= number).length;
    const ids = total === 0 ? [] : await listLastMoved(db, { number, undiscovered, most });
    const context = { catalogue: catalogue.current(), apiUrl };
    const rows = await listNumberRows(db, ids, null);
    return { total, found: rows.flatMap((row) => toFoundNumber(row, NOT_BY_WORDS, context) ?? []) };
  }

  return {
    typesWith,
    async find(
      db: Db,
      { number, names }: AskedText,
      named: readonly Found[],
      most: number,
    ): Promise<Numbers> {
      if (number === null) return { total: 0, found: [] };
      return names === '' ? ofAllTypes(db, number, most) : ofTypes(db, number, named, most);
    },
  };
}

const NOT_BY_WORDS: Found = { id: '' };

function typeIdOf(id: string): ItemTypeId {
  return ItemTypeId.parse(Number(id));
}
