export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** The words that a search is about: small words count only where there are no others. */
export function mainWords(words: readonly string[]): string[] {
  const large = words.filter((word) => !isSmallWord(word));
  return [...new Set(large.length > 0 ? large : words)].slice(0, MOST_WORDS);
}

const SMALL_WORDS = new Set(
  (
    'a am an and any are as at be but by can cant could did do does doesnt dont for from had has have he her his how i if ' +
    'im in is isnt it its me my no not of on or our she should so than that the their them then there these they this those ' +
    'to up us was we were what whats when where which who why will with would you your'
  ).split(' '),
);

const MOST_WORDS = 8;
