import type { ItemState } from '@wallabee/game/state/item-state';
import type { Character } from '../character/character.ts';
import { isTreasure } from '../value/number-worth.ts';
import type { View } from './view.ts';

/** A number that its holder does not give away or use up. */
export function isTooGood({ character, issued }: View, { number, item_type_id }: ItemState): boolean {
  return isTooGoodFor(character, { number, issued: issued(item_type_id) });
}

/** While a type is scarce, all of its numbers are low. */
export function isTooGoodFor(
  character: Pick<Character, 'patterns' | 'birthday'>,
  { number, issued }: { number: number; issued: number },
): boolean {
  if (number <= HIGHEST_MEDAL) return true;
  return issued > SCARCE && isTreasure(character, number);
}

const HIGHEST_MEDAL = 3;
const SCARCE = 40;

/** What everybody has is not left for others. */
export function isWorthFinding(view: View, { item_type_id, number }: ItemState): boolean {
  const average = view.issuedInAll() / view.catalogue.types.size;
  return number >= 10 && view.issued(item_type_id) < COMMON * average;
}

const COMMON = 6;
