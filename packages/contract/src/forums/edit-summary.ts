/** What an edit changed, in few words. Both are plain text. */
export function describeEdit(before: string, after: string): string {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  if (removed.length === 0) return added.length === 0 ? 'only spacing' : `added ${nameOf(added)}`;
  if (added.length === 0) return `removed ${nameOf(removed)}`;
  if (isShort(removed) && isShort(added)) return `${nameOf(removed)} to ${nameOf(added)}`;
  return `changed ${countOf(Math.max(removed.length, added.length))}`;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function commonStart(one: string[], other: string[]): number {
  const first = one.findIndex((word, index) => word !== other[index]);
  return first === -1 ? one.length : first;
}

function nameOf(words: string[]): string {
  return isShort(words) ? `“${words.join(' ')}”` : countOf(words.length);
}

function isShort(words: string[]): boolean {
  return words.length <= MOST_NAMED_WORDS && words.join(' ').length <= LONGEST_NAMED;
}

function countOf(words: number): string {
  return words === 1 ? '1 word' : `${words} words`;
}

const MOST_NAMED_WORDS = 3;
const LONGEST_NAMED = 40;
