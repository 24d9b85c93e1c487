import type { PlayerId } from '@wallabee/contract/protocol/ids';

/** Subsets are found with the sets; news and the FAQ with the threads. */
export const WORD_KINDS = ['items', 'sets', 'players', 'places', 'threads'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export interface WordMatch {
  /** The id of its kind: an item type, `20` or `20.3` for a set or subset, a player, a place, `thread.7`, `news.slug`, `faq.slug`. */
  readonly id: string;
  /** The parts of the name or title that match, as UTF-16 units. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

export interface WordMatches {
  /** The best first. */
  readonly matches: readonly WordMatch[];
  /** Exact up to 10,000. */
  readonly total: number;
}

export interface WordIndex {
  /**
   * Finds what all of the words match. `viewer` decides which forums are searched; null is a visitor, who sees none.
   */
  find(
    kind: WordKind,
    words: string,
    options: {
      most: number;
      skip?: number;
      viewer: PlayerId | null;
      onlyNames?: boolean;
      isPhrase?: boolean;
    },
  ): Promise<WordMatches>;
  /** The names that are most similar to a text, for suggestions. */
  near(kind: WordKind, text: string, most: number): Promise<readonly { id: string; name: string }[]>;
}
