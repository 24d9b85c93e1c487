import { mainWords } from './analysis/small-words.ts';
import { wordsOf } from './analysis/split-words.ts';
import type { Documents } from './documents/documents.ts';
import { marksIn } from './marks.ts';
import { bestParts, findDocuments, type Hit } from './match/find-documents.ts';
import { isCommon, isNamed } from './match/look-up.ts';
import { nearNames } from './match/near-names.ts';
import { rank } from './match/rank.ts';
import { allPosts, rankPosts } from './match/rank-posts.ts';
import { isQuoted, type PostsOf, withPhrase } from './phrases.ts';
import type { Query } from './store/searched.ts';
import type {
  FindOptions,
  FindPostsOptions,
  MatchedPart,
  WordIndex,
  WordKind,
  WordMatch,
} from './word-index.ts';

export interface SearchedDocuments {
  documentsOf(kind: WordKind): Promise<Documents>;
  /** Those of the threads that visitors see. */
  siteTexts(): Promise<Documents>;
  /** The texts of posts, by their ids. */
  postsOf: PostsOf;
  now: () => Date;
}

const PARTS: readonly MatchedPart[] = ['name', 'short', 'group', 'text'];

export function searchDocuments({ documentsOf, siteTexts, postsOf, now }: SearchedDocuments): WordIndex {
  /** What players write has mistakes, so only its common words count. */
  async function knownWords(): Promise<(word: string) => boolean> {
    const [threads, ...named] = await Promise.all(
      (['threads', 'items', 'sets', 'players', 'places'] as const).map(documentsOf),
    );
    return (word) =>
      named.some((index) => isNamed(index, word)) || (threads ? isCommon(threads, word) : false);
  }

  async function find(kind: WordKind, text: string, options: FindOptions) {
    const { most, skip = 0, viewer, onlyNames = false, isPhrase = false } = options;
    const words = wordsOf(text);
    if (words.length === 0) return { matches: [], total: 0 };
    const isSite = kind === 'threads' && viewer === null;
    const [index, isKnown] = await Promise.all([isSite ? siteTexts() : documentsOf(kind), knownWords()]);
    const isVisible = index.visibleTo(viewer, now().getTime());
    const query: Query = { words, main: mainWords(words), onlyNames, isVisible };
    const found = findDocuments(index, query, isKnown);
    const hits = bestParts(index, isPhrase ? await withPhrase(index, found, words, postsOf) : found);
    const shown = rank(index, hits, query, skip + most).slice(skip);
    return { matches: shown.map((hit) => toMatch(index, hit, query)), total: hits.length };
  }

  async function findPosts(text: string, { viewer, order, skip, most, ...filter }: FindPostsOptions) {
    const [index, isKnown] = await Promise.all([documentsOf('threads'), knownWords()]);
    const words = wordsOf(text);
    const isVisible = index.visibleTo(viewer, now().getTime());
    const query = { words, main: mainWords(words), onlyNames: false, isVisible };
    const wanted = { ...query, isWanted: index.postsWith(filter) };
    const found = words.length === 0 ? allPosts(index, wanted) : findDocuments(index, wanted, isKnown);
    const hits = words.length > 0 && isQuoted(text) ? await withPhrase(index, found, words, postsOf) : found;
    const ids = rankPosts(index, hits, order);
    return { ids: ids.slice(skip, skip + most), total: ids.length };
  }

  return {
    find,
    findPosts,
    near: async (kind, text, most) => nearNames(await documentsOf(kind), wordsOf(text), most),
  };
}

/** Marks are computed when they are read, because some callers want only ids. */
function toMatch(index: Documents, hit: Hit, { main }: Query): WordMatch {
  return {
    id: index.idOf(hit.document),
    get marks() {
      return marksIn(index.nameOf(hit.document), main);
    },
    part: PARTS[hit.field] ?? 'name',
    postId: index.partIdOf(hit.part),
  };
}
