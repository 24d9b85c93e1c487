import type { Catalogue } from './catalogue.ts';

export interface NamedItem {
  name: string;
  releasedAt: number;
}

/** Finds names of two words or more: a single word may mean something else. */
export function createItemFinder({ items }: Catalogue): (text: string) => NamedItem[] {
  const byFirstWord = new Map<string, NamedItem[]>();
  for (const { name, released_at } of items) {
    const [first = '', second] = name.split(' ');
    if (second === undefined) continue;
    const releasedAt = released_at === null ? Number.POSITIVE_INFINITY : Date.parse(released_at);
    const named = byFirstWord.get(first) ?? [];
    byFirstWord.set(first, named);
    named.push({ name, releasedAt });
  }
  // The longest first, because a name may begin like another.
  for (const named of byFirstWord.values()) named.sort((a, b) => b.name.length - a.name.length);
  return (text) =>
    [...text.matchAll(/[^\s([{"“«]+(?= )/gu)].flatMap(({ 0: word, index }) => {
      const found = byFirstWord.get(word)?.find(({ name }) => text.startsWith(name, index));
      return found ? [found] : [];
    });
}
