import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import { SEARCH_ORDERS, type SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { QueryField } from './fields.ts';
import { NUMBER_PATTERNS } from './number-patterns.ts';

/** A word that a field takes. */
export interface Choice {
  readonly word: string;
  /** Other ways of writing it; a hyphen, an underscore and nothing are the same in all of them. */
  readonly aliases: readonly string[];
  readonly of: 'items' | 'numbers' | 'both';
}

export const ITEM_TRAITS = [
  'forage',
  'store',
  'mix',
  'market-only',
  'unique',
  'exclusive',
  'wallagraphic',
  'container',
  'variant',
  'retired',
  'unreleased',
  'one-of-a-kind',
  'component',
] as const;
export type ItemTrait = (typeof ITEM_TRAITS)[number];

export const NUMBER_CLASSES = ['sd', 'dd', 'td', 'qd', 'beyond'] as const satisfies Prestige[];

export const WAYS_TO_GET = ['mix', 'store', 'forage', 'market', 'player'] as const;
export type WayToGet = (typeof WAYS_TO_GET)[number];

/** The words of `status:` and where such an item is; null where the location does not say it. */
export const STATUSES = {
  saved: 'saved',
  pouch: 'pouch',
  lockbox: 'lockbox',
  locked: null,
  market: null,
  place: 'dropped',
  pool: 'mixing_pool',
  recycled: 'recycle_center',
  mixed: 'mixed',
  opened: 'destroyed',
  unique_pool: 'unique_pool',
  limbo: 'limbo',
  hidden: null,
} as const satisfies Record<string, ItemLocation | null>;
export type StatusWord = keyof typeof STATUSES;
const STATUS_WORDS = Object.keys(STATUSES) as StatusWord[];

const ORDERS = [...new Set(Object.values(SEARCH_ORDERS).flat())];
/** These say that a query is about numbers. */
const ORDERS_OF_NUMBERS: readonly SearchOrder[] = ['number', 'moved', 'price', 'distance', 'moves'];

const choices = (words: readonly string[], of: Choice['of']): Choice[] =>
  words.map((word) => ({ word, aliases: [], of }));

export const CHOICES: Readonly<Partial<Record<QueryField, readonly Choice[]>>> = {
  is: [
    ...choices(NUMBER_PATTERNS, 'numbers'),
    ...choices(NUMBER_CLASSES, 'numbers'),
    ...choices(ITEM_TRAITS, 'items'),
  ],
  class: choices(NUMBER_CLASSES, 'numbers'),
  status: STATUS_WORDS.map((word) => ({ word, aliases: [STATUSES[word] ?? word], of: 'numbers' })),
  from: choices(WAYS_TO_GET, 'items'),
  sort: ORDERS.map((word) => ({
    word,
    aliases: [],
    of: ORDERS_OF_NUMBERS.includes(word) ? 'numbers' : 'both',
  })),
};

/** The choices that a written word may be: the one of that name, or else all that begin with it. */
export function choicesNamed(field: QueryField, written: string): readonly Choice[] {
  const known = CHOICES[field] ?? [];
  const name = plain(written);
  const exact = known.filter((choice) => formsOf(choice).includes(name));
  if (exact.length > 0 || name.length < SHORTEST_BEGINNING) return exact;
  // Ways to get an item share their field with names of items, which a beginning must not hide.
  if (field === 'from') return [];
  return known.filter((choice) => formsOf(choice).some((form) => form.startsWith(name)));
}

const SHORTEST_BEGINNING = 2;

/** The one choice that is meant, in a query that parsed. */
export function choiceOf(field: QueryField, written: string): Choice | undefined {
  const [choice, ...others] = choicesNamed(field, written);
  return others.length === 0 ? choice : undefined;
}

function formsOf({ word, aliases }: Choice): string[] {
  return [word, ...aliases].map(plain);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[-_ ]/g, '');
}
