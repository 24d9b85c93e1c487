import type { ItemTrait, NUMBER_CLASSES, StatusWord, WayToGet } from './choices.ts';
import type { NumberPattern } from './number-patterns.ts';

/** A verb for `that …`, and a phrase that can follow `not`. */
export interface SaidTrait {
  readonly verb: string;
  readonly phrase: string;
  /** Items of this kind, for `numbers of …`. */
  readonly items?: string;
}

const being = (phrase: string, items = `items ${phrase}`): SaidTrait => ({
  verb: `are ${phrase}`,
  phrase,
  items,
});

export const SAID_PATTERNS: Readonly<Record<NumberPattern, SaidTrait>> = {
  palindrome: { verb: 'read the same backwards', phrase: 'reading the same backwards' },
  repdigit: { verb: 'repeat one digit', phrase: 'repeating one digit' },
  sequence: { verb: 'have their digits in a row', phrase: 'having their digits in a row' },
  round: being('round'),
  year: being('years'),
  square: being('squares'),
  prime: being('primes'),
};

export const SAID_TRAITS: Readonly<Record<ItemTrait, SaidTrait>> = {
  forage: being('found by foraging'),
  store: being('sold in stores'),
  mix: being('made by mixing'),
  'market-only': being('sold on the Market alone'),
  unique: being('uniques', 'uniques'),
  exclusive: being('exclusive', 'exclusive items'),
  wallagraphic: being('Wallagraphics', 'Wallagraphics'),
  container: being('containers', 'containers'),
  variant: { verb: 'have variants', phrase: 'with variants', items: 'items with variants' },
  retired: being('retired', 'retired items'),
  unreleased: being('unreleased', 'unreleased items'),
  'one-of-a-kind': being('one of a kind', 'one-of-a-kind items'),
  component: being('used in mixes'),
};

/** Counts of digits. */
export const SAID_CLASSES: Readonly<Record<(typeof NUMBER_CLASSES)[number], string>> = {
  sd: 'one',
  dd: 'two',
  td: 'three',
  qd: 'four',
  beyond: 'more than four',
};

export const SAID_STATUSES: Readonly<Record<StatusWord, string>> = {
  saved: 'saved',
  pouch: 'in a pouch',
  lockbox: 'in a lockbox',
  locked: 'locked',
  market: 'on the Market',
  place: 'lying at a place',
  pool: 'in the Mixerpool',
  recycled: 'recycled',
  mixed: 'mixed',
  opened: 'opened',
  unique_pool: 'in the Unique Pool',
  limbo: 'in Limbo',
  hidden: 'hidden',
};

export const SAID_WAYS: Readonly<Record<WayToGet, string>> = {
  mix: 'made by mixing',
  store: 'sold in stores',
  forage: 'found by foraging',
  market: 'sold on the Market',
  player: 'made by players',
};

export const SAID_ORDERS: Readonly<Record<string, string>> = {
  relevance: 'the best match first',
  name: 'by name',
  newest: 'the newest first',
  issued: 'the most issued first',
  number: 'by number',
  moved: 'the last moved first',
  price: 'by price',
  distance: 'the nearest first',
  moves: 'the most moved first',
  items: 'the fullest first',
};
