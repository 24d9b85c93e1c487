import type { TermKind } from '@wallabee/contract/search/term-kinds';
import { QUERY_FIELDS, type QueryField } from './fields.ts';
import type { LookupKind } from './lookups.ts';
import type { QueryOp } from './query-tree.ts';

export interface FieldFacts {
  /** What the field is about; for `is` and `sort` it depends on the value. */
  readonly of: 'items' | 'numbers' | 'both';
  readonly takes: ValueKind;
  /** The colour of its terms. */
  readonly term: TermKind;
  /** Where its names are looked up. */
  readonly lookup: LookupKind | null;
  /** The field says something of an item's owner, place, price or history, which a hidden item does not show. */
  readonly tellsWhereabouts: boolean;
  /** Completes the sentence "After set: comes …". */
  readonly value: string;
  readonly aliases: readonly string[];
}

/** A person is a player's name or `me`; a choice is one word of a list, see choices.ts. */
export type ValueKind = 'name' | 'person' | 'choice' | 'count' | 'date' | 'near';

const COUNT_AND_DATE_OPS = [':', '=', '!=', '<', '<=', '>', '>='] as const satisfies QueryOp[];
const NAME_OPS = [':', '=', '!='] as const satisfies QueryOp[];

export function opsOf(field: QueryField): readonly QueryOp[] {
  if (field === 'sort') return [':', '='];
  const { takes } = FIELDS[field];
  return takes === 'count' || takes === 'date' ? COUNT_AND_DATE_OPS : NAME_OPS;
}

const what = (of: FieldFacts['of'], takes: ValueKind, term: TermKind, value: string): FieldFacts => ({
  of,
  takes,
  term,
  value,
  lookup: null,
  tellsWhereabouts: false,
  aliases: [],
});

const whereabouts = (takes: ValueKind, term: TermKind, value: string): FieldFacts => ({
  ...what('numbers', takes, term, value),
  tellsWhereabouts: true,
});

const DATE = 'a day, a month or a year, such as 2016-05-01, 2016-05, 2016 or 30d';
const COUNT = 'a number';
const PLAYER = 'the name of a player, or me';

export const FIELDS: Readonly<Record<QueryField, FieldFacts>> = {
  name: { ...what('items', 'name', 'where', 'a word of an item’s name'), lookup: 'name' },
  set: { ...what('both', 'name', 'where', 'the name of a set, or a part of it'), lookup: 'set' },
  subset: { ...what('both', 'name', 'where', 'the name of a subset, or a part of it'), lookup: 'subset' },
  gen: { ...what('both', 'name', 'where', 'a generation, such as 1'), lookup: 'gen' },
  is: what('both', 'choice', 'pattern', 'a kind of item or a pattern of numbers'),
  class: what('numbers', 'choice', 'number', 'a class of numbers'),
  number: what('numbers', 'count', 'number', COUNT),
  status: whereabouts('choice', 'where', 'a status'),
  owner: { ...whereabouts('person', 'person', 'the name of a player, me or friends'), lookup: 'player' },
  at: { ...whereabouts('name', 'where', 'the name of a place, or a category of places'), lookup: 'place' },
  in: { ...whereabouts('name', 'where', 'the name of a city'), lookup: 'city', aliases: ['city'] },
  near: {
    ...whereabouts('near', 'where', 'a place and how many km, such as Liberty,2 or 51.51,-0.14,2'),
    lookup: 'near',
  },
  price: whereabouts('count', 'number', 'a price in honeycombs'),
  created: whereabouts('date', 'number', DATE),
  moved: whereabouts('date', 'number', DATE),
  moves: whereabouts('count', 'number', COUNT),
  hands: whereabouts('count', 'number', COUNT),
  cost: what('items', 'count', 'number', 'a price in honeycombs'),
  store: { ...what('items', 'name', 'where', 'the name of a store'), lookup: 'store' },
  category: { ...what('items', 'name', 'where', 'a category of places'), lookup: 'category' },
  from: { ...what('items', 'name', 'where', 'an item, or a way to get it'), lookup: 'item' },
  makes: { ...what('items', 'name', 'where', 'an item'), lookup: 'item' },
  issued: what('items', 'count', 'number', COUNT),
  released: what('items', 'date', 'number', DATE),
  designer: { ...what('items', 'name', 'where', 'the name of a designer'), lookup: 'designer' },
  missing: { ...whereabouts('person', 'person', PLAYER), of: 'both', lookup: 'player' },
  has: { ...whereabouts('person', 'person', PLAYER), of: 'both', lookup: 'player' },
  best: { ...whereabouts('count', 'person', COUNT), of: 'both' },
  beats: { ...whereabouts('person', 'person', PLAYER), lookup: 'player' },
  sort: what('both', 'choice', 'word', 'an order'),
};

/** The fields that a written field may be: the one of that name or alias, or else all that begin with it. */
export function fieldsNamed(written: string): QueryField[] {
  const name = written.toLowerCase();
  const exact = QUERY_FIELDS.filter((field) => namesOf(field).includes(name));
  if (exact.length > 0) return exact;
  return QUERY_FIELDS.filter((field) => namesOf(field).some((known) => known.startsWith(name)));
}

export function namesOf(field: QueryField): readonly string[] {
  return [field, ...FIELDS[field].aliases];
}
