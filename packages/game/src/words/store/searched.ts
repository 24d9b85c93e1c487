import type { WordStore } from './word-store.ts';

/** The documents of a kind. A post is part of a thread: it has no name, and what has been found is the thread. */
export interface Searched {
  readonly store: WordStore;
  idOf(document: number): string;
  nameOf(document: number): string;
  /** The words of the name, with spaces between. */
  foldedNameOf(document: number): string;
  /** The document that this one is part of; itself where it stands alone. */
  wholeOf(document: number): number;
  /** Among equals the largest is the first. */
  weightOf(document: number): number;
  /** Whether shorter names are better among equals. */
  readonly prefersShortNames: boolean;
  /** Whether some documents are parts of others. */
  readonly hasParts: boolean;
}

export interface Query {
  /** All words, as they follow each other. */
  readonly words: readonly string[];
  /** Those that are looked for. */
  readonly main: readonly string[];
  readonly onlyNames: boolean;
  isVisible(document: number): boolean;
  /** Whether a document or part is looked for; without it all are. */
  isWanted?(part: number): boolean;
}
