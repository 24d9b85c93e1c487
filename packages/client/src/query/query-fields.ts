/** The fields of the query language and the kind of value that each takes. */
export const QUERY_FIELDS = {
  name: 'name',
  set: 'name',
  subset: 'name',
  gen: 'name',
  is: 'name',
  class: 'name',
  number: 'count',
  status: 'name',
  owner: 'name',
  at: 'name',
  in: 'name',
  near: 'near',
  price: 'count',
  created: 'date',
  moved: 'date',
  moves: 'count',
  hands: 'count',
  cost: 'count',
  store: 'name',
  category: 'name',
  from: 'name',
  makes: 'name',
  issued: 'count',
  released: 'date',
  designer: 'name',
  missing: 'name',
  has: 'name',
  best: 'count',
  beats: 'name',
  sort: 'sort',
} as const satisfies Record<string, 'name' | 'count' | 'date' | 'near' | 'sort'>;

export type QueryField = keyof typeof QUERY_FIELDS;

export type NumberClass = 'sd' | 'dd' | 'td' | 'qd' | 'beyond';

export type NumberPattern = 'palindrome' | 'repdigit' | 'sequence' | 'round' | 'year' | 'square' | 'prime';

export type ItemTrait =
  | 'forage'
  | 'store'
  | 'mix'
  | 'market-only'
  | 'unique'
  | 'exclusive'
  | 'wallagraphic'
  | 'container'
  | 'variant'
  | 'retired'
  | 'unreleased'
  | 'one-of-a-kind'
  | 'component';

export type Status =
  | 'saved'
  | 'pouch'
  | 'lockbox'
  | 'locked'
  | 'market'
  | 'place'
  | 'pool'
  | 'recycled'
  | 'mixed'
  | 'opened'
  | 'unique_pool'
  | 'limbo'
  | 'hidden';

export type Order =
  | 'relevance'
  | 'name'
  | 'newest'
  | 'issued'
  | 'number'
  | 'moved'
  | 'price'
  | 'distance'
  | 'moves'
  | 'items';
