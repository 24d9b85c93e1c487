import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { Movement } from '@wallabee/contract/items/movements';
import { movementStrings as strings } from './movements.strings.ts';

const { verbs } = strings;

/** What stands after the number, in this order. */
export type MovementPart = 'set' | 'place' | 'player' | 'item' | 'text';

export interface MovementWords {
  verb: string;
  /** Each with the word before it; those that the movement does not have are left out. */
  parts: { part: MovementPart; word: string }[];
}

/** The sentence of a movement: who, verb, number, and the rest. */
export function movementWords(movement: Pick<Movement, 'type' | 'location' | 'to' | 'item'>): MovementWords {
  return WORDS[movement.type](movement);
}

type Facts = Pick<Movement, 'location' | 'to' | 'item'>;

const atPlace = { part: 'place', word: strings.at } as const;
const forItem = { part: 'item', word: strings.for } as const;
const intoSet = { part: 'set', word: strings.into } as const;
const outOfSet = { part: 'set', word: strings.outOf } as const;
const text = (word: string) => ({ part: 'text', word }) as const;
const words = (verb: string, ...parts: MovementWords['parts']): MovementWords => ({ verb, parts });

const opened = ({ location }: Facts) =>
  location === 'destroyed'
    ? words(verbs.opened, { part: 'item', word: strings.and })
    : words(verbs.found, { part: 'item', word: strings.in });

const WORDS: Record<HistoryEventType, (facts: Facts) => MovementWords> = {
  itemvault: () => words(verbs.saved, intoSet),
  itemunvault: () => words(verbs.took, outOfSet),
  itemswappedvault: ({ location }) =>
    location === 'saved' ? words(verbs.saved, intoSet, forItem) : words(verbs.took, outOfSet, forItem),
  itemswappedplace: ({ location }) =>
    words(location === 'dropped' ? verbs.left : verbs.pickedUp, atPlace, forItem),
  itemtraded: () => words(verbs.traded, { part: 'player', word: strings.to }, forItem),
  itempickedup: () => words(verbs.pickedUp, atPlace),
  itemfound: () => words(verbs.found, atPlace),
  mysteryboxopened: opened,
  chestopened: opened,
  grabbagopened: opened,
  itemgifted: ({ to }) => words(to ? verbs.gave : verbs.got, { part: 'player', word: strings.to }),
  itemwalladrone: ({ location }) =>
    location === 'pouch' ? words(verbs.broughtBack) : words(verbs.took, text(strings.toGame)),
  itemunlockboxed: () => words(verbs.took, text(strings.outOfLockbox)),
  itemlockboxed: () => words(verbs.put, text(strings.intoLockbox)),
  itemdropped: () => words(verbs.dropped, atPlace),
  itempurchased: () => words(verbs.bought, text(strings.inStore)),
  marketpurchase: () => words(verbs.bought, text(strings.onMarket)),
  marketsold: () => words(verbs.sold, text(strings.onMarket)),
  itemrecycled: () => words(verbs.recycled),
  itemcreated: ({ item }) =>
    item ? words(verbs.mixed, { part: 'item', word: strings.into }) : words(verbs.made),
};
