import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type RawCounts, setsOf } from '@wallabee/game/search/counts';
import { findByWords } from '@wallabee/game/search/word-trees';
import type { WordIndex, WordKind } from '@wallabee/game/words/word-index';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import type { Viewer } from '../binding/bind-text.ts';
import type { Searching } from './searching.ts';
import { countThreadsAbout } from './sorted.queries.ts';

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
