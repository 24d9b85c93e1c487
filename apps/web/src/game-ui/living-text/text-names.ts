import { readCardText, splitAtCards } from '@wallabee/contract/living-text/card-texts';
import type { LivingCard } from '@wallabee/contract/living-text/cards';

export interface Mentioned {
  id: number;
  /** The reader. */
  isOwn: boolean;
}

/** What the names in a text mean. */
export interface TextNames {
  /** By what stands between the brackets. */
  cards: ReadonlyMap<string, LivingCard>;
  /** By username, in lower case. */
  mentions: ReadonlyMap<string, Mentioned>;
}

export const NO_NAMES: TextNames = { cards: new Map(), mentions: new Map() };

export function namesOf(cards: readonly LivingCard[], mentions = NO_NAMES.mentions): TextNames {
  return { cards: new Map(cards.map((card) => [card.words, card])), mentions };
}

/** The card of a line that has nothing else. */
export function cardOfLine(line: string, { cards }: TextNames): LivingCard | undefined {
  const [part, ...others] = splitAtCards(line.trim(), (words) => cards.get(words));
  return part && 'card' in part && others.length === 0 ? part.card : undefined;
}

/** Whether a text may have cards, so that it is worth looking for them. */
export function mayNameItems(text: string): boolean {
  return splitAtCards(text, readCardText).some((part) => 'card' in part);
}
