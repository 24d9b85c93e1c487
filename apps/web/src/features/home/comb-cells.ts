import type { ItemTypesById } from '@wallabee/contract/items/item-type';

export interface CombCell {
  id: number;
  name: string;
  hue: number;
  image_key: string;
  /** What its chip shows, where it has one. */
  number: number | undefined;
}

/** The honey in the middle: what a chat shows beside a link to the site. */
export const EMBLEM_ITEM_ID = 973;

/** What the banner shows of the game: things told apart at a glance, on plates of unlike hues. Three rows of three. */
const PLACES: readonly { id: number; number?: number }[] = [
  { id: 1710, number: 42 },
  { id: 109 },
  { id: 198 },
  { id: 946 },
  { id: EMBLEM_ITEM_ID, number: 7 },
  { id: 914 },
  { id: 855 },
  { id: 1992, number: 318 },
  { id: 492 },
];

export const COMB_ITEM_IDS = PLACES.map(({ id }) => id);

/** Null for a cell whose item this catalogue does not have. */
export function combCells(items: ItemTypesById): (CombCell | null)[] {
  return PLACES.map(({ id, number }) => {
    const item = items[id];
    return item ? { id, name: item.name, hue: item.hue, image_key: item.image_key, number } : null;
  });
}
