import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemLocation } from '@wallabee/contract/items/item-location';

export type Direction = 'north' | 'east' | 'south' | 'west';

/** How an item came to its first or next player, in or near a city where that is known. */
type Arrival = (city: string | null) => string;

const inCity = (what: string) => (city: string | null) => (city === null ? what : `${what} in ${city}`);
const anywhere = (what: string) => () => what;

const IN_SAME_HANDS = anywhere('In the same hands');

export const titleStrings = {
  arrivals: {
    itemfound: inCity('Found'),
    itempickedup: inCity('Picked up'),
    itemswappedplace: inCity('Swapped'),
    itemdropped: inCity('Left'),
    itemtraded: anywhere('Came in a trade'),
    itemgifted: anywhere('A gift'),
    itempurchased: anywhere('Bought in a store'),
    marketpurchase: anywhere('Bought on the Market'),
    marketsold: anywhere('Bought on the Market'),
    itemcreated: anywhere('Made from two others'),
    mysteryboxopened: anywhere('Out of a mystery box'),
    chestopened: anywhere('Out of a chest'),
    grabbagopened: anywhere('Out of a grab bag'),
    itemwalladrone: anywhere('Back by drone'),
    itemvault: IN_SAME_HANDS,
    itemunvault: IN_SAME_HANDS,
    itemswappedvault: IN_SAME_HANDS,
    itemlockboxed: IN_SAME_HANDS,
    itemunlockboxed: IN_SAME_HANDS,
    itemrecycled: IN_SAME_HANDS,
  } satisfies Record<HistoryEventType, Arrival>,
  withGame: {
    mixing_pool: 'Waiting in the Mixerpool',
    unique_pool: 'Waiting among the uniques',
    limbo: 'Out of play',
  } satisfies Partial<Record<ItemLocation, string>>,
  ends: {
    mixed: 'The last mix',
    destroyed: 'Used up',
    recycle_center: 'To the Recycle Center',
  } satisfies Partial<Record<ItemLocation, string>>,
  now: {
    saved: 'Home, for now',
    pouch: 'In a pouch, for now',
    lockbox: 'Locked away, for now',
    dropped: 'Waiting to be found',
  } satisfies Partial<Record<ItemLocation, string>>,
  longestRest: 'The long rest',
  rest: 'A year and more of rest',
  again: 'In familiar hands',
  aDay: 'One day only',
  aWeek: 'A short stay',
  far: 'A long way',
  directions: {
    north: 'Carried north',
    east: 'Carried east',
    south: 'Carried south',
    west: 'Carried west',
  } satisfies Record<Direction, string>,
} as const;

const STARTS: Record<HistoryEventType, Arrival> = {
  ...titleStrings.arrivals,
  itemtraded: anywhere('Out of a Christmas Cracker'),
  itemgifted: anywhere('Given as a gift'),
};

export const openingStrings = {
  start: (type: HistoryEventType, city: string | null, month: string) =>
    STARTS[type] === IN_SAME_HANDS ? `First seen in ${month}` : `${STARTS[type](city)} in ${month}`,
  cities: (count: string) => `seen in ${count} cities`,
  restWith: (span: string, name: string) => `at rest for ${span} with ${name}`,
  restAt: (span: string, place: string) => `at rest for ${span} at ${place}`,
  eversince: (name: string) => `and with ${name} ever since.`,
  with: (name: string, month: string) => `and with ${name} since ${month}.`,
  lying: (place: string, month: string) => `and lying at ${place} since ${month}.`,
  game: (month: string) => `and back with the game since ${month}.`,
  ends: {
    mixed: (month: string) => `and used in a mix in ${month}.`,
    destroyed: (month: string) => `and used up in ${month}.`,
    recycle_center: (month: string) => `and recycled in ${month}.`,
  },
  somebody: 'somebody',
  somewhere: 'a place',
} as const;

export const spanStrings = {
  years: (years: number, months: number) =>
    months === 0 ? units(years, 'year') : `${units(years, 'year')} ${units(months, 'month')}`,
  months: (months: number) => units(months, 'month'),
  days: (days: number) => units(days, 'day'),
  hours: (hours: number) => units(hours, 'hour'),
  lessThanAnHour: 'less than an hour',
} as const;

function units(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
