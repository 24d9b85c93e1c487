import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { hasFilters, isAboutNumbers } from '@wallabee/game/query/about-query';
import type { IssuedMatches } from '@wallabee/game/query/issued-matches';
import { matchesType } from '@wallabee/game/query/matches';
import type { QueryTree } from '@wallabee/game/query/query-tree';
import { rankingWords } from '@wallabee/game/search/word-trees';
import type { WordIndex, WordMatch } from '@wallabee/game/words/word-index';
import type { Db } from '../../../platform/db/db.ts';
import type { BoundText, Viewer } from '../binding/bind-text.ts';
import type { TimeLimit } from '../limited-read.queries.ts';
import type { Finding, NumberFinder } from './find-numbers.ts';

/** One search under way. What several kinds need is found once. */
export interface Searching {
  readonly db: Db;
  readonly limit: TimeLimit;
  readonly bound: BoundText;
  readonly tree: QueryTree;
  readonly viewer: Viewer;
  /** Words alone are looked for in every kind; with filters, every kind is that of the numbers that are found. */
  readonly hasFilters: boolean;
  issued(): IssuedMatches | undefined;
  /** How many numbers are found; the rest of it only where they are few. */
  found(): Promise<Finding | undefined>;
  finding(): Promise<Finding | undefined>;
  /** The item types that are found; null where that takes too long. */
  types(): Promise<readonly ItemTypeId[] | null>;
  /** How item types match the words, the best first. */
  ranking(): Promise<ReadonlyMap<string, WordMatch>>;
}

interface SearchParts {
  db: Db;
  limit: TimeLimit;
  bound: BoundText;
  tree: QueryTree;
  viewer: Viewer;
  words: WordIndex;
  finder: NumberFinder;
}

export function startSearching({ db, limit, bound, tree, viewer, words, finder }: SearchParts): Searching {
  const issued = once(() => finder.issued(bound));
  const found = once(() => finder.find(db, limit, bound));
  const finding = once(async () => {
    const counted = await found();
    return counted && finder.complete(db, limit, bound, counted);
  });
  const inMemory = once(() => matchingTypes(bound));
  const aboutNumbers = isAboutNumbers(tree);
  return {
    db,
    limit,
    bound,
    tree,
    viewer,
    hasFilters: hasFilters(tree),
    issued,
    found,
    finding,
    types: async () => {
      if (!aboutNumbers) return inMemory();
      return issued()?.types ?? (await finding())?.types ?? null;
    },
    ranking: once(async () => {
      const text = rankingWords(tree);
      if (text === '') return new Map<string, WordMatch>();
      const { matches } = await words.find('items', text, { most: MOST_COUNTED, viewer: null });
      return new Map(matches.map((match) => [match.id, match]));
    }),
  };
}

function matchingTypes({ query, context }: BoundText): ItemTypeId[] {
  return [...context.types.values()].filter((type) => matchesType(query, type)).map(({ id }) => id);
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
