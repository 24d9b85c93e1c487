import { LATEST_ITEM_COUNT } from '@wallabee/contract/items/item-type';
import type { Catalogue, CatalogueItem } from '../../catalogue/catalogue.public.ts';

/** A set is released at once, so without a limit the list would be of one set. */
export function latestItems({ items }: Catalogue): CatalogueItem[] {
  const inOrder = [...items.values()].filter((item) => item.released_at !== null).sort(byRelease);
  const perSet = new Map<number, number>();
  const varied = inOrder.filter(({ set_id }) => {
    const earlier = perSet.get(set_id) ?? 0;
    perSet.set(set_id, earlier + 1);
    return earlier < LATEST_OF_ONE_SET;
  });
  const others = inOrder.filter((item) => !varied.includes(item));
  return [...varied, ...others].slice(0, LATEST_ITEM_COUNT).sort(byRelease);
}

const LATEST_OF_ONE_SET = 2;

function byRelease(one: CatalogueItem, other: CatalogueItem): number {
  return released(other).localeCompare(released(one)) || other.id - one.id;
}

function released({ released_at }: CatalogueItem): string {
  return released_at ?? '';
}
