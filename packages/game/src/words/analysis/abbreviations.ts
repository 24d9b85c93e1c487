import {
  EXCLUSIVE_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import { mainWords } from './small-words.ts';
import { wordsOf } from './split-words.ts';

/** `mgb` and `gl` are how players write `Mystery Grab Bag` and `Ghost of a Loaf`. */
export function initialsOf(name: string): string[] {
  const words = wordsOf(name);
  const initials = [words, mainWords(words)]
    .filter((list) => list.length > 1)
    .map((list) => list.map((word) => word.charAt(0)).join(''));
  return [...new Set(initials)];
}

/** The players' words for whole collections. */
export function collectionWords(setId: number): readonly string[] {
  return COLLECTION_WORDS[setId] ?? [];
}

const COLLECTION_WORDS: Readonly<Record<number, readonly string[]>> = {
  [EXCLUSIVE_SET_ID]: ['rb', 'branded', 'exclusive', 'exclusives'],
  [UNIQUE_SET_ID]: ['unique', 'uniques'],
  [WALLAGRAPHIC_SET_ID]: ['wg', 'wallagraphic', 'wallagraphics'],
};
