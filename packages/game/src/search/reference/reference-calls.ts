import { itemAddresses } from '@wallabee/contract/items/items.addresses';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { searchAddresses } from '@wallabee/contract/search/search.addresses';
import { SEARCH_KINDS, SEARCH_ORDERS } from '@wallabee/contract/search/search-kinds';
import { MOST_FOUND_ITEMS, MOST_NEAR_NAMES, MOST_SUGGESTIONS } from '@wallabee/contract/search/search-limits';
import { cardOf } from './item-card.ts';
import type { ReferenceAnswers } from './reference-catalogue.ts';
import { indexReference, type ReferenceIndex } from './reference-index.ts';
import { searchReference } from './search-reference.ts';
import { suggestFromReference } from './suggest-reference.ts';

export interface ReferenceCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  /** The fields of its query or form. */
  readonly input: Fields;
}

interface Fields {
  get(name: string): string | null;
}

/** Answers the calls of the search from the reference; undefined for every other call. */
export type SearchCalls = (call: ReferenceCall) => Promise<unknown> | undefined;

export function createSearchCalls(answers: ReferenceAnswers, now = () => new Date()): SearchCalls {
  let made: ReferenceIndex | undefined;
  const index = () => {
    made ??= indexReference(answers, now);
    return made;
  };
  return (call) => ANSWERS[addressOf(call)]?.(index(), call.input, now);
}

type Answer = (index: ReferenceIndex, input: Fields, now: () => Date) => Promise<unknown>;

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const ANSWERS: Record<string, Answer> = {
  [addressOf(searchAddresses.search)]: (index, input, now) =>
    searchReference(
      index,
      {
        q: textOf(input, 'q'),
        of: oneOf(SEARCH_KINDS, input.get('of')),
        order: oneOf(Object.values(SEARCH_ORDERS).flat(), input.get('order')),
        page: pageOf(input),
      },
      now,
    ),
  [addressOf(searchAddresses.suggest)]: (index, input) => suggestFromReference(index, textOf(input, 'q')),
  [addressOf(itemAddresses.searchItems)]: (index, input) =>
    searchItems(index, textOf(input, 'text'), pageOf(input)),
  [addressOf(itemAddresses.suggestItems)]: async (index, input) => {
    const { types } = await findItems(index, textOf(input, 'text'), MOST_SUGGESTIONS, 1);
    return { items: types.map((detail) => ({ ...cardOf(detail), id: detail.id })) };
  },
};

async function searchItems(index: ReferenceIndex, text: string, page: number) {
  const { types, total } = await findItems(index, text, MOST_FOUND_ITEMS, page);
  const near = total > 0 ? [] : await index.words.near('items', text, MOST_NEAR_NAMES);
  return {
    items: types.map((detail) => ({ ...cardOf(detail), id: detail.id, description: detail.description })),
    total_results: total,
    near: near.map(({ id, name }) => ({ id: Number(id), name })),
    paging: pagingOf(total, { number: page, size: MOST_FOUND_ITEMS }),
  };
}

async function findItems({ words, catalogue }: ReferenceIndex, text: string, most: number, page: number) {
  const { matches, total } = await words.find('items', text, { most, skip: (page - 1) * most, viewer: null });
  const types = matches.flatMap(({ id }) => catalogue.items.get(Number(id) as ItemTypeId)?.detail ?? []);
  return { types, total };
}

function textOf(input: Fields, name: string): string {
  return (input.get(name) ?? '').trim();
}

function pageOf(input: Fields): number {
  const page = Number(input.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function oneOf<Value extends string>(values: readonly Value[], written: string | null): Value | undefined {
  return values.find((value) => value === written);
}
