import type { ClassCounts } from '@wallabee/contract/items/charts';
import type { ItemLocation } from '@wallabee/contract/items/item-location';

export const PARTS = ['saved', 'pouch', 'locked', 'about', 'gone'] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Record<ItemLocation, Part> = {
  saved: 'saved',
  pouch: 'pouch',
  lockbox: 'locked',
  dropped: 'about',
  mixing_pool: 'about',
  unique_pool: 'gone',
  limbo: 'gone',
  recycle_center: 'gone',
  mixed: 'gone',
  destroyed: 'gone',
};

/** How many numbers of a class are in each part, in the order of the parts. */
export function partCounts({ locations }: Pick<ClassCounts, 'locations'>): number[] {
  const counts: Record<Part, number> = { saved: 0, pouch: 0, locked: 0, about: 0, gone: 0 };
  for (const [location, count] of Object.entries(locations))
    counts[PART_OF[location as ItemLocation]] += count;
  return PARTS.map((part) => counts[part]);
}
