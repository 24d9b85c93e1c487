import type { Catalogue } from '../catalogue/catalogue.ts';
import { createItemFinder } from '../catalogue/item-finder.ts';
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
