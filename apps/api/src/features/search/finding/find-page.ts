import { foldText } from '@wallabee/contract/protocol/fold-text';
import { type ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { MOST_COUNTED, type SearchKind, type SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { listIssuedRows, listNumberRows } from '../number-rows.queries.ts';
import type { Found, FoundNumberRow } from '../results.views.ts';
import type { WordMatch } from '../words/word-index.ts';
import { audiencesOf, type Counting, setsOf, shownOf } from './counts.ts';
import { findHolders, findPage, type NumberOrder, type PagePart } from './pages.queries.ts';
import type { Searching } from './searching.ts';
import { listTextDates, listThreadsAbout, sortPlaces, sortPlayers } from './sorted.queries.ts';
import { findByWords } from './word-trees.ts';

export interface AskedPage extends PagePart {
  readonly order: SearchOrder;
}

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
  { order, skip, most }: AskedPage,
  { items }: Catalogue,
): Promise<Found[] | undefined> {
  const types = await searching.types();
  if (!types) return undefined;
  const ranking = await searching.ranking();
  const ranks = new Map([...ranking.keys()].map((id, rank) => [id, rank]));
  const nameOf = (id: ItemTypeId) => foldText(items.get(id)?.name ?? '');
  const byName = (one: ItemTypeId, other: ItemTypeId) => compare(nameOf(one), nameOf(other)) || one - other;
  const comparisons: Partial<Record<SearchOrder, (one: ItemTypeId, other: ItemTypeId) => number>> = {
    name: byName,
    newest: (one, other) => compare(releasedAt(items, other), releasedAt(items, one)) || other - one,
    issued: (one, other) => issuedOf(searching, other) - issuedOf(searching, one) || one - other,
    relevance: (one, other) => rankOf(ranks, one) - rankOf(ranks, other) || byName(one, other),
  };
  const sorted = [...types].sort(comparisons[order] ?? byName).slice(skip, skip + most);
  return sorted.map((id) => ranking.get(String(id)) ?? { id: String(id) });
}

function rankOf(ranks: ReadonlyMap<string, number>, id: ItemTypeId): number {
  return ranks.get(String(id)) ?? ranks.size;
}

function releasedAt(items: Catalogue['items'], id: ItemTypeId): string {
  return items.get(id)?.released_at ?? '';
}

function issuedOf({ bound }: Searching, id: ItemTypeId): number {
  return bound.context.types.get(id)?.issued ?? 0;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

async function setsOfTypes(
  searching: Searching,
  { order, skip, most }: AskedPage,
  catalogue: Catalogue,
): Promise<Found[] | undefined> {
  const types = await searching.types();
  if (!types) return undefined;
  const counts = setsOf(types, catalogue);
  const ids = [...counts.keys()].map(String);
  const sorted =
    order === 'relevance'
      ? [...counts].sort(([one, a], [other, b]) => b - a || one - other).map(([id]) => String(id))
      : sortSets(ids, order, catalogue);
  return sorted.slice(skip, skip + most).map((id) => ({ id }));
}

function sortSets(ids: readonly string[], order: SearchOrder, { sets }: Catalogue): string[] {
  const of = (id: string) => {
    const [setId, subsetId] = id.split('.').map(Number);
    const set = sets.get(SetId.parse(setId));
    return set?.subsets.find(({ subset_id }) => subset_id === subsetId) ?? set;
  };
  const byName = (one: string, other: string) =>
    compare(foldText(of(one)?.name ?? ''), foldText(of(other)?.name ?? ''));
  const byDate = (one: string, other: string) =>
    compare(of(other)?.created_at ?? '', of(one)?.created_at ?? '');
  return [...ids].sort(order === 'newest' ? byDate : byName);
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
