import type { ItemState } from '@wallabee/game/state/item-state';
import { isTreasure } from '../value/number-worth.ts';
import type { View } from './view.ts';

/** A number that its holder does not give away or use up. While a type is scarce, all of its numbers are low. */
export function isTooGood(view: View, { number, item_type_id }: ItemState): boolean {
  if (number <= HIGHEST_MEDAL) return true;
  return isTreasure(view.character, number) && view.issued(item_type_id) > SCARCE;
}

const HIGHEST_MEDAL = 3;
/** Issued numbers up to which a type is scarce. */
export const SCARCE = 40;

/** What everybody has is not left for others. */
export function isWorthFinding(view: View, { item_type_id, number }: ItemState): boolean {
  const average = view.issuedInAll() / view.catalogue.types.size;
  return number >= 10 && view.issued(item_type_id) < COMMON * average;
}

const COMMON = 6;
