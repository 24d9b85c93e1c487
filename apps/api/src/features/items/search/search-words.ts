import { foldText } from '@wallabee/contract/protocol/fold-text';
import {
  EXCLUSIVE_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';

export function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

export function mainWords(words: string[]): string[] {
  const large = words.filter((word) => !isSmallWord(word));
  return [...new Set(large.length > 0 ? large : words)].slice(0, MOST_WORDS);
}

export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

const SMALL_WORDS = new Set(
  'a am an and as at be by for from he if in is it its my no of on or so the to up us was we with'.split(' '),
);
const MOST_WORDS = 8;

export function abbreviations({ name, set_id }: { name: string; set_id: number }): string[] {
  const words = wordsOf(name);
  const initials = [words, mainWords(words)]
    .filter((list) => list.length > 1)
    .map((list) => list.map((word) => word.charAt(0)).join(''));
  return [...new Set([...initials, ...(COLLECTION_WORDS[set_id] ?? [])])];
}

const COLLECTION_WORDS: Record<number, string[]> = {
  [EXCLUSIVE_SET_ID]: ['rb', 'branded', 'exclusive', 'exclusives'],
  [UNIQUE_SET_ID]: ['unique', 'uniques'],
  [WALLAGRAPHIC_SET_ID]: ['wg', 'wallagraphic', 'wallagraphics'],
};
