import type { SoughtWord } from './sought-word.ts';

/** Where in a document a word stands; it takes the two lowest bits of a posting. */
export const FIELDS = { name: 0, short: 1, group: 2, text: 3 } as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

export function postingOf(document: number, field: Field): number {
  return document * 4 + field;
}

export function documentOf(posting: number): number {
  return posting >>> 2;
}

export function fieldOf(posting: number): Field {
  return (posting & 3) as Field;
}

export type Postings = ArrayLike<number>;

/** A part of the index: words, and the documents in which they stand. */
export interface Words {
  exact(word: string): Postings | undefined;
  /** Of the words that have this form and are not the form itself. */
  ofForm(form: string): Postings[];
  /** Of the longer words that begin like this. */
  beginningWith(letters: string): Postings;
  near(sought: SoughtWord): NearWord[];
}

export interface NearWord {
  readonly mistakes: number;
  /** Otherwise it was the beginning of a longer word. */
  readonly isWhole: boolean;
  readonly postings: Postings;
}
