import type { ItemTypesById } from '@wallabee/contract/items/item-type';

export interface CombCell {
  id: number;
  name: string;
  hue: number;
  image_key: string;
  number: number | undefined;
}

/** Three rows of three items, chosen for contrast of shape and hue. */
const PLACES: readonly { id: number; number?: number }[] = [
  { id: 1710, number: 42 },
  { id: 109 },
  { id: 198 },
  { id: 946 },
  { id: 973, number: 7 },
  { id: 914 },
  { id: 855 },
  { id: 1992, number: 318 },
  { id: 492 },
];

export const COMB_ITEM_IDS = PLACES.map(({ id }) => id);

/** Null for an item that the catalogue does not have. */
export function combCells(items: ItemTypesById): (CombCell | null)[] {
  return PLACES.map(({ id, number }) => {
    const item = items[id];
    return item ? { id, name: item.name, hue: item.hue, image_key: item.image_key, number } : null;
  });
}
