import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Catalogue } from '../catalogue/catalogue.ts';

export const ITEM_CHAIN = {
  forumId: 12,
  title: 'The item chain: last letter, first letter',
  opening:
    'The rules fit on a label. Name an item that begins with the last letter of the one before. No item twice in a row, no arguing about apostrophes, and "The" does not count. I begin: ',
};

interface Link {
  name: string;
  releasedAt: Instant;
  first: string;
  last: string;
}

/** Item names that each begin with the last letter of the one before, all released by their time. */
export function generateItemChain({ items }: Catalogue, chance: Chance, times: readonly Instant[]): string[] {
  const links: Link[] = items.flatMap(({ name, released_at }) => {
    const letters = lettersOf(name);
    return released_at === null || letters === ''
      ? []
      : [{ name, releasedAt: Date.parse(released_at), first: letters.charAt(0), last: letters.slice(-1) }];
  });
  let previous: Link | undefined;
  return times.map((time) => {
    const known = links.filter(({ releasedAt }) => releasedAt <= time);
    const goesOn = (link: Link) => known.some((next) => next.first === link.last && next !== link);
    const open = known.filter(goesOn);
    previous =
      chance.pick(open.filter((link) => link.first === previous?.last && link !== previous)) ??
      chance.pick(open);
    return previous?.name ?? '';
  });
}

function lettersOf(name: string): string {
  return name
    .replace(/^The /, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
