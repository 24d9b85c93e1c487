import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { SearchCount, SearchCounts } from '@wallabee/contract/search/search';
import { MORE_THAN_COUNTED, MOST_COUNTED, type SearchKind } from '@wallabee/contract/search/search-kinds';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import type { Viewer } from '../binding/bind-text.ts';
import type { WordIndex, WordKind } from '../words/word-index.ts';
import type { Searching } from './searching.ts';
import { countThreadsAbout } from './sorted.queries.ts';
import { findByWords } from './word-trees.ts';

/** Null where counting took too long. */
export type RawCounts = Record<SearchKind, number | null>;

export interface Counting {
  readonly words: WordIndex;
  readonly catalogue: Catalogue;
}

export function countKinds(searching: Searching, counting: Counting): Promise<RawCounts> {
  return searching.hasFilters ? countFound(searching, counting) : countWords(searching, counting);
}

async function countWords(searching: Searching, { words }: Counting): Promise<RawCounts> {
  const { tree, viewer } = searching;
  const count = async (kind: WordKind) => {
    const { total } = await findByWords(words, tree, { kind, viewer: viewer ?? null, skip: 0, most: 0 });
    return total;
  };
  const [types, sets, players, places, threads] = await Promise.all([
    searching.types(),
    count('sets'),
    count('players'),
    count('places'),
    count('threads'),
  ]);
  const numbers = searching.issued()?.total ?? null;
  return { items: types?.length ?? null, numbers, sets, players, places, threads };
}

async function countFound(searching: Searching, { catalogue }: Counting): Promise<RawCounts> {
  const finding = await searching.finding();
  const types = await searching.types();
  return {
    items: types?.length ?? null,
    numbers: searching.issued()?.total ?? finding?.total ?? null,
    sets: types && setsOf(types, catalogue).size,
    players: finding?.owners ?? null,
    places: finding?.places ?? null,
    threads: types && (await countThreads(searching, types)),
  };
}

function countThreads(
  { db, viewer, bound }: Searching,
  types: readonly ItemTypeId[],
): Promise<number> | number {
  if (!viewer || types.length === 0) return 0;
  return countThreadsAbout(db, { types: shownOf(types, bound.facts), audiences: audiencesOf(viewer) });
}

/** How many of the types are of each set. */
export function setsOf(types: readonly ItemTypeId[], { items }: Catalogue): Map<SetId, number> {
  const sets = new Map<SetId, number>();
  for (const id of types) {
    const set = items.get(id)?.set_id;
    if (set !== undefined) sets.set(set, (sets.get(set) ?? 0) + 1);
  }
  return sets;
}

/** Without those that must not be revealed. */
export function shownOf(
  types: readonly ItemTypeId[],
  { undiscovered }: { undiscovered: readonly ItemTypeId[] },
): ItemTypeId[] {
  const hidden = new Set(undiscovered);
  return types.filter((id) => !hidden.has(id));
}

export function audiencesOf({ account_type }: NonNullable<Viewer>): Audience[] {
  if (account_type === 'staff') return ['everyone', 'keepers', 'staff'];
  return account_type === 'beekeeper' ? ['everyone', 'keepers'] : ['everyone'];
}

export function toCounts(counts: RawCounts): SearchCounts {
  const entries = Object.entries(counts).map(([kind, count]) => [kind, toCount(count)]);
  return Object.fromEntries(entries) as SearchCounts;
}

export function toCount(count: number | null): SearchCount {
  return count !== null && count > MOST_COUNTED ? MORE_THAN_COUNTED : count;
}
