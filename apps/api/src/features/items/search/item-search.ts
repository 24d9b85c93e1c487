import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { abbreviations, isSmallWord, mainWords, wordsOf } from './search-words.ts';

export interface SearchedItem {
  id: number;
  name: string;
  description: string;
  set_id: number;
  set_name: string;
}

export interface ItemSearch {
  find(text: string): number[];
  near(text: string, most: number): number[];
}

export function createItemSearch(items: readonly SearchedItem[]): ItemSearch {
  const index: Index = new MiniSearch({
    fields: ['name', 'abbreviations', 'set_name', 'description'],
    tokenize: wordsOf,
    // `wordsOf` has already normalised the terms.
    processTerm: (term) => term,
  });
  index.addAll(items.map((item) => ({ ...item, abbreviations: abbreviations(item).join(' ') })));
  const names = new Map(items.map(({ id, name }) => [id, wordsOf(name).join(' ')]));

  return {
    find: (text) => {
      const words = wordsOf(text);
      const written = words.join(' ');
      return matchesOfAll(index, mainWords(words))
        .map((match) => {
          const name = names.get(match.id) ?? '';
          return { ...match, isNamed: name === written, begins: name.startsWith(written) };
        })
        .sort(
          (one, other) =>
            Number(other.isNamed) - Number(one.isNamed) ||
            one.likeness - other.likeness ||
            Number(other.begins) - Number(one.begins) ||
            other.score - one.score ||
            one.id - other.id,
        )
        .map(({ id }) => id);
    },
    near: (text, most) =>
      index
        .search(mainWords(wordsOf(text)).slice(0, MOST_NEAR_WORDS).join(' '), NEAR)
        .slice(0, most)
        .map(({ id }) => id),
  };
}

type Index = MiniSearch<SearchedItem & { abbreviations: string }>;

/** The part of a word's letters that may differ. */
const FUZZINESS = 0.2;
const SHORTEST_FUZZY_WORD = 4;

const NEAR = { fields: ['name'], fuzzy: 0.4, maxFuzzy: 3, prefix: true };
const MOST_NEAR_WORDS = 4;

/** Every description contains short words, so they would match everything. */
const SHORTEST_DESCRIPTION_WORD = 3;
const SHORTEST_SET_WORD = 2;

const LIKENESS = { exact: 0, prefix: 1, fuzzy: 2, abbreviation: 3, set: 4, description: 5 } as const;

interface Match {
  id: number;
  likeness: number;
  score: number;
}

function matchesOfAll(index: Index, words: string[]): Match[] {
  let matches: Match[] | undefined;
  for (const word of words) {
    if (matches?.length === 0) break;
    const found = index.search(queryFor(word)).map((result) => toMatch(result, word));
    matches = matches ? matchesOfBoth(matches, found) : found;
  }
  return matches ?? [];
}

function matchesOfBoth(some: Match[], others: Match[]): Match[] {
  const byId = new Map(some.map((match) => [match.id, match]));
  return others.flatMap((match) => {
    const earlier = byId.get(match.id);
    return earlier ? both(earlier, match) : [];
  });
}

function both(one: Match, other: Match): Match {
  return {
    id: one.id,
    likeness: Math.max(one.likeness, other.likeness),
    score: one.score + other.score,
  };
}

function queryFor(word: string): Query {
  const isSpecific = word.length >= SHORTEST_DESCRIPTION_WORD && !isSmallWord(word);
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        fields: word.length >= SHORTEST_SET_WORD ? ['name', 'set_name'] : ['name'],
        prefix: true,
        fuzzy: word.length >= SHORTEST_FUZZY_WORD && FUZZINESS,
      },
      { queries: [word], fields: ['abbreviations'] },
      ...(isSpecific ? [{ queries: [word], fields: ['description'], prefix: true }] : []),
    ],
  };
}

function toMatch({ id, score, match }: SearchResult, word: string): Match {
  let likeness: number = LIKENESS.description;
  for (const [term, fields] of Object.entries(match)) {
    for (const field of fields) likeness = Math.min(likeness, likenessOf(term, field, word));
  }
  return { id, likeness, score };
}

function likenessOf(term: string, field: string, word: string): number {
  if (field === 'set_name') return LIKENESS.set;
  if (field === 'description') return LIKENESS.description;
  if (field === 'abbreviations') return LIKENESS.abbreviation;
  if (term === word) return LIKENESS.exact;
  return term.startsWith(word) ? LIKENESS.prefix : LIKENESS.fuzzy;
}
