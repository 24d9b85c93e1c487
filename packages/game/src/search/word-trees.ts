import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { positiveWords } from '../query/about-query.ts';
import type { QueryTree, QueryWord } from '../query/query-tree.ts';
import type { WordIndex, WordKind, WordMatch, WordMatches, WordViewer } from '../words/word-index.ts';

export interface WordSearch {
  readonly kind: WordKind;
  readonly viewer: WordViewer;
  readonly skip: number;
  readonly most: number;
}

/** What a query without filters finds in one kind. Words side by side are looked for together. */
export async function findByWords(
  index: WordIndex,
  tree: QueryTree,
  search: WordSearch,
): Promise<WordMatches> {
  const { kind, viewer, skip, most } = search;
  const words = plainWords(tree);
  if (words) return index.find(kind, words, { viewer, skip, most });
  const found = [...((await findTree(index, tree, search)) ?? new Map()).values()];
  return { matches: found.slice(skip, skip + most), total: found.length };
}

/** The words of a query that is nothing but plain words. */
function plainWords(tree: QueryTree): string | null {
  const parts = withoutOrder(tree);
  const words = parts.filter((part): part is QueryWord => part.is === 'word' && !part.isPhrase);
  return words.length === parts.length ? textOf(words) : null;
}

function withoutOrder(tree: QueryTree): readonly QueryTree[] {
  return (tree.is === 'all' ? tree.of : [tree]).filter((part) => part.is !== 'filter');
}

function textOf(words: readonly QueryWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

type Matches = ReadonlyMap<string, WordMatch>;

/** Null for a tree of minuses alone, which would be nearly everything. */
async function findTree(index: WordIndex, tree: QueryTree, search: WordSearch): Promise<Matches | null> {
  if (tree.is === 'not') return null;
  if (tree.is === 'any') {
    const branches = await Promise.all(tree.of.map((branch) => findTree(index, branch, search)));
    return new Map(branches.flatMap((branch) => [...(branch ?? [])]));
  }
  if (tree.is === 'all') return findAll(index, withoutOrder(tree), search);
  return tree.is === 'word' ? findLeaf(index, tree, search) : null;
}

async function findAll(
  index: WordIndex,
  parts: readonly QueryTree[],
  search: WordSearch,
): Promise<Matches | null> {
  const plain = parts.filter((part): part is QueryWord => part.is === 'word' && !part.isPhrase);
  const joint: QueryTree[] = plain.length > 0 ? [{ is: 'word', text: textOf(plain), isPhrase: false }] : [];
  const wanted = [
    ...joint,
    ...parts.filter((part) => part.is !== 'not' && !plain.includes(part as QueryWord)),
  ];
  const unwanted = parts.flatMap((part) => (part.is === 'not' ? part.of : []));
  const [first, ...others] = await Promise.all(wanted.map((part) => findTree(index, part, search)));
  if (!first) return null;
  const without = await Promise.all(unwanted.map((part) => findTree(index, part, search)));
  const kept = [...first].filter(
    ([id]) => others.every((other) => other?.has(id)) && !without.some((other) => other?.has(id)),
  );
  return new Map(kept);
}

async function findLeaf(
  index: WordIndex,
  { text, isPhrase }: QueryWord,
  { kind, viewer }: WordSearch,
): Promise<Matches> {
  const { matches } = await index.find(kind, text, { viewer, isPhrase, most: MOST_COUNTED });
  return new Map(matches.map((match) => [match.id, match]));
}

/** The words that items should be similar to; a number says which of them, unless it is all there is. */
export function rankingWords(tree: QueryTree): string {
  const words = positiveWords(tree).split(' ');
  const names = words.filter((word) => !/^\d+$/.test(word));
  return (names.length > 0 ? names : words).join(' ');
}
