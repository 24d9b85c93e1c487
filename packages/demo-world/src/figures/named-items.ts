import type { Catalogue } from '../catalogue/catalogue.ts';
import { shareOf } from './counting.ts';
import type { Measurements } from './figure.ts';
import type { RecordedWorld } from './recorded-world.ts';

export function namedItemFigures(
  { posts }: RecordedWorld,
  { catalogue }: { catalogue: Catalogue },
): Measurements<'posts that name an item' | 'posts that name an item before its release'> {
  const itemsIn = createItemFinder(catalogue);
  let total = 0;
  let naming = 0;
  const early: string[] = [];
  posts.texts.forEach((text, id) => {
    const named = itemsIn(text);
    total += 1;
    if (named.length > 0) naming += 1;
    const unreleased = named.find(({ releasedAt }) => releasedAt > posts.at.at(id));
    if (unreleased) early.push(`post ${id}: ${unreleased.name}`);
  });
  return {
    'posts that name an item': { value: shareOf(naming, total) },
    'posts that name an item before its release': { value: early.length, examples: early },
  };
}

interface NamedItem {
  name: string;
  releasedAt: number;
}

/** Finds names of two words or more: a single word may mean something else. */
function createItemFinder({ items }: Catalogue): (text: string) => NamedItem[] {
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
