const MOST_WORDS = 8;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** 2 for a whole word, 1.5 for the start of a word, 1 for a match inside a word, 0 for no match. */
export function fit(text: string, word: string): number {
  const searched = text.toLowerCase();
  if (!searched.includes(word)) return 0;
  if (searched === word) return 2;
  const parts = text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  if (parts.includes(word)) return 2;
  return parts.some((part) => part.startsWith(word)) ? 1.5 : 1;
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const searched = text.toLowerCase();
  return words.every((word) => searched.includes(word));
}
