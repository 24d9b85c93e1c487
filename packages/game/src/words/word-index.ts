import type { Member } from '@wallabee/contract/forums/forum-rules';

/** Subsets are found with the sets; news and the FAQ with the threads. */
export const WORD_KINDS = ['items', 'sets', 'players', 'places', 'threads'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Decides which forums are searched; null is a visitor, who sees none. */
export type WordViewer = Pick<Member, 'account_type'> | null;

/**
 * The part that the words match, the least of all words: `short` is an abbreviation, `group` the set, subset, city or
 * category it belongs to, `text` a description, post or answer.
 */
export type MatchedPart = 'name' | 'short' | 'group' | 'text';

export interface WordMatch {
  /** The id of its kind: an item type, `20` or `20.3` for a set or subset, a player, a place, `thread.7`, `news.slug`, `faq.faq3`. */
  readonly id: string;
  /** The parts of the name or title that match, as UTF-16 units. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
  readonly part: MatchedPart;
  /** Of a thread, the post that matches best; null where its title does. */
  readonly postId: number | null;
}

export interface WordMatches {
  /** The best first. */
  readonly matches: readonly WordMatch[];
  readonly total: number;
}

export interface FindOptions {
  readonly most: number;
  readonly skip?: number;
  readonly viewer: WordViewer;
  readonly onlyNames?: boolean;
  /** The words stand next to each other, in this order. */
  readonly isPhrase?: boolean;
}

/** Which posts are looked for; undefined is all. */
export interface PostFilter {
  readonly forumId?: number | undefined;
  readonly authorId?: number | undefined;
  readonly fromDay?: number | undefined;
  readonly untilDay?: number | undefined;
}

export interface FindPostsOptions extends PostFilter {
  readonly viewer: NonNullable<WordViewer>;
  readonly order: 'relevance' | 'newest';
  readonly skip: number;
  readonly most: number;
}

export interface WordIndex {
  /** Finds what all of the words match. */
  find(kind: WordKind, words: string, options: FindOptions): Promise<WordMatches>;
  /** Finds posts, and titles as the first posts of their threads. Without words all posts are found. */
  findPosts(words: string, options: FindPostsOptions): Promise<{ ids: readonly number[]; total: number }>;
  /** The names that are most similar to a text, for suggestions. */
  near(kind: WordKind, text: string, most: number): Promise<readonly { id: string; name: string }[]>;
}
