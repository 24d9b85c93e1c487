import { createChance } from '../chance.ts';
import type { Character, Pattern } from '../character/character.ts';
import { SCARCE } from '../minds/keeping.ts';
import { patternsOf } from '../value/number-patterns.ts';
import { isTreasure } from '../value/number-worth.ts';

/** Why a player does not part with an item. */
export type Fondness = { readonly why: 'treasure' | 'taste' } | { readonly why: 'pattern'; pattern: Pattern };

interface Held {
  readonly character: Pick<Character, 'patterns' | 'birthday'>;
  readonly username: string;
  readonly item: { readonly item_id: number; readonly number: number; readonly issued: number };
}

/** Follows from the player and the item alone, so that a player is of the same mind in every ring. */
export function fondnessOf({ character, username, item }: Held): Fondness | undefined {
  if (item.issued > SCARCE && isTreasure(character, item.number)) return { why: 'treasure' };
  const pattern = patternsOf(item.number, character.birthday).find((one) => character.patterns.includes(one));
  if (pattern) return { why: 'pattern', pattern };
  const chance = createChance(0, `fond/${username.toLowerCase()}/${item.item_id}`);
  return chance.happens(FOND_BY_TASTE) ? { why: 'taste' } : undefined;
}

/** With the treasures and patterns, which are frequent in the best rings, about one item in eight. */
const FOND_BY_TASTE = 0.07;
