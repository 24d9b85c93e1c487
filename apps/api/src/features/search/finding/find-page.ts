import { MOST_COUNTED, type SearchKind } from '@wallabee/contract/search/search-kinds';
import type { AskedPage } from '@wallabee/game/search/answer-search';
import type { Found } from '@wallabee/game/search/found';
import { pageOfSets, sortSets } from '@wallabee/game/search/sort-sets';
import { pageOfTypes } from '@wallabee/game/search/sort-types';
import { findByWords } from '@wallabee/game/search/word-trees';
import type { WordMatch } from '@wallabee/game/words/word-index';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { listIssuedRows, listNumberRows } from '../number-rows.queries.ts';
import type { FoundNumberRow } from '../results.views.ts';
import { audiencesOf, type Counting, shownOf } from './counts.ts';
import { findHolders, findPage, type NumberOrder } from './pages.queries.ts';
import type { Searching } from './searching.ts';
import { listTextDates, listThreadsAbout, sortPlaces, sortPlayers } from './sorted.queries.ts';

/** What a page of one kind but numbers shows; undefined where finding it took too long. */
export function findOfKind(
  kind: Exclude<SearchKind, 'numbers'>,
  searching: Searching,
  page: AskedPage,
  counting: Counting,
): Promise<Found[] | undefined> {
  if (kind === 'items') return items(searching, page, counting.catalogue);
  if (!searching.hasFilters) return byWords(kind, searching, page, counting);
  if (kind === 'sets') return setsOfTypes(searching, page, counting.catalogue);
  return kind === 'threads' ? threadsOfTypes(searching, page) : holders(kind, searching, page);
}

async function items(
  searching: Searching,
  page: AskedPage,
  catalogue: Catalogue,
): Promise<Found[] | undefined> {
  const types = await searching.types();
  if (!types) return undefined;
  const ranking = await searching.ranking();
  return pageOfTypes(types, page, { items: catalogue.items, types: searching.bound.context.types, ranking });
}

async function setsOfTypes(
  searching: Searching,
  page: AskedPage,
  catalogue: Catalogue,
): Promise<Found[] | undefined> {
  const types = await searching.types();
  return types ? pageOfSets(types, page, catalogue) : undefined;
}

async function holders(
  kind: 'players' | 'places',
  { db, limit, bound }: Searching,
  page: AskedPage,
): Promise<Found[] | undefined> {
  const ids = await findHolders(db, limit, bound, { ...page, kind });
  return ids?.map((id) => ({ id }));
}

async function threadsOfTypes(searching: Searching, { skip, most }: AskedPage): Promise<Found[] | undefined> {
  const { db, viewer, bound } = searching;
  const types = await searching.types();
  if (!types) return undefined;
  if (!viewer) return [];
  const about = { types: shownOf(types, bound.facts), audiences: audiencesOf(viewer) };
  return (await listThreadsAbout(db, { ...about, skip, most })).map((id) => ({ id }));
}

async function byWords(
  kind: Exclude<SearchKind, 'numbers' | 'items'>,
  { db, tree, viewer }: Searching,
  { order, skip, most }: AskedPage,
  { words, catalogue }: Counting,
): Promise<Found[]> {
  const all = { kind, viewer: viewer ?? null };
  if (order === 'relevance') return [...(await findByWords(words, tree, { ...all, skip, most })).matches];
  const { matches } = await findByWords(words, tree, { ...all, skip: 0, most: MOST_COUNTED });
  const found = new Map(matches.map((match): [string, WordMatch] => [match.id, match]));
  const ids = [...found.keys()];
  const sorted = {
    sets: () => sortSets(ids, order, catalogue),
    players: () => sortPlayers(db, ids, order === 'name' ? 'name' : 'newest'),
    places: () => sortPlaces(db, ids, order === 'name' ? 'name' : 'items'),
    threads: async () => {
      const dates = await listTextDates(db, ids);
      return [...ids].sort((one, other) => (dates.get(other) ?? 0) - (dates.get(one) ?? 0));
    },
  };
  return (await sorted[kind]()).slice(skip, skip + most).flatMap((id) => found.get(id) ?? []);
}

/** The numbers of a page; undefined where finding them took too long. */
export async function findNumberRows(
  { db, limit, bound, issued, found }: Searching,
  { order, skip, most }: AskedPage,
): Promise<FoundNumberRow[] | undefined> {
  const counted = order === 'number' ? issued() : undefined;
  if (counted) return listIssuedRows(db, counted.page(skip, most));
  const total = issued()?.total ?? (await found())?.total;
  if (total === undefined) return undefined;
  const page = { order: order as NumberOrder, skip, most, isBroad: total > MOST_COUNTED };
  const ids = await findPage(db, limit, bound, page);
  return ids && listNumberRows(db, ids, bound.query.point);
}
