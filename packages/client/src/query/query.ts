import type { ItemTrait, NumberClass, NumberPattern, Order, QueryField, Status } from './query-fields.ts';
import { QUERY_FIELDS } from './query-fields.ts';
import { type QueryPart, quoted, textOf, wordText } from './query-text.ts';
import {
  filterText,
  type NearPlace,
  type NearPoint,
  type QueryOp,
  type QueryValue,
  type Range,
} from './query-values.ts';

/** Several values match any of them. */
interface NameFilter<Value extends string = string> {
  (value: Value, ...others: Value[]): Query;
  (op: ':' | '=' | '!=', value: Value, ...others: Value[]): Query;
}

interface OrderedFilter<Value> {
  (value: Value | Range<Value>, ...others: Value[]): Query;
  (op: ':' | '=' | '!=', value: Value | Range<Value>, ...others: Value[]): Query;
  (op: '<' | '<=' | '>' | '>=', value: Value): Query;
}

interface Choices {
  is: NumberPattern | NumberClass | ItemTrait;
  class: NumberClass;
  status: Status;
}

type FilterOf<Field extends QueryField> = {
  name: NameFilter<Field extends keyof Choices ? Choices[Field] : string>;
  count: OrderedFilter<number>;
  date: OrderedFilter<string | Date>;
  near: (where: NearPoint | NearPlace) => Query;
  sort: (order: Order) => Query;
}[(typeof QUERY_FIELDS)[Field]];

/** An immutable query: each method returns a new query with one more condition. */
export type Query = { readonly [Field in QueryField]: FilterOf<Field> } & {
  /** Matches every word of the text, in any order. */
  words(text: string): Query;
  /** Matches the words of the text in this order. */
  phrase(text: string): Query;
  /** Adds every condition of the other query. */
  and(other: Query): Query;
  /** Matches the query so far or any of these. */
  or(...others: Query[]): Query;
  not(other: Query): Query;
  /** The text for the `q` parameter of the search. */
  toString(): string;
};

/** Builds a search query: `query().set('Attic').number('<', 1000)` is `set:Attic number<1000`. */
export function query(): Query {
  return queryOf({ parts: [], order: null });
}

interface Written {
  readonly parts: readonly QueryPart[];
  readonly order: string | null;
}

/** The state of each query object. Objects that callers made themselves have no entry. */
const written = new WeakMap<Query, Written>();

function queryOf(state: Written): Query {
  const { parts, order } = state;
  const withTexts = (...texts: string[]) =>
    queryOf({ parts: [...parts, ...texts.map((text): QueryPart => ({ is: 'text', text }))], order });

  const filters = Object.keys(QUERY_FIELDS).map((name) => {
    const field = name as QueryField;
    return [
      field,
      (...values: (QueryOp | QueryValue)[]) =>
        field === 'sort'
          ? queryOf({ parts, order: filterText(field, values) })
          : withTexts(filterText(field, values)),
    ];
  });

  const made = {
    ...Object.fromEntries(filters),
    words: (text: string) => withTexts(...text.split(/\s+/).filter(Boolean).map(wordText)),
    phrase: (text: string) => withTexts(quoted(text)),
    and: (other: Query) => queryOf(joinedTo(state, [other], ([of]) => of)),
    or: (...others: Query[]) => queryOf(either(state, others)),
    not: (other: Query) => queryOf(joinedTo(state, [other], ([of]) => of && { is: 'not', of })),
    toString: () => [...(parts.length > 0 ? [textOf(all(parts))] : []), ...(order ? [order] : [])].join(' '),
  } as unknown as Query;
  written.set(made, state);
  return made;
}

/** `sort` cannot be inside brackets, so the order of a part becomes the order of the whole query. */
function joinedTo(
  { parts, order }: Written,
  others: readonly Query[],
  join: (of: readonly QueryPart[]) => QueryPart | undefined,
): Written {
  const states = others.map(stateOf);
  const added = join(states.filter((state) => state.parts.length > 0).map((state) => all(state.parts)));
  return {
    parts: added ? [...parts, added] : parts,
    order: order ?? states.find((state) => state.order !== null)?.order ?? null,
  };
}

function either(state: Written, others: readonly Query[]): Written {
  const start: Written = { parts: [], order: state.order };
  const before = state.parts.length > 0 ? branchesOf(all(state.parts)) : [];
  return joinedTo(start, others, (of) => {
    const branches = [...before, ...of];
    return branches.length > 1 ? { is: 'any', of: branches } : branches[0];
  });
}

/** Flattens `a or b`, so that adding `c` gives three branches instead of a nested group. */
function branchesOf(part: QueryPart): readonly QueryPart[] {
  return part.is === 'any' ? part.of : [part];
}

function all(parts: readonly QueryPart[]): QueryPart {
  const [only, ...others] = parts;
  return only && others.length === 0 ? only : { is: 'all', of: parts };
}

function stateOf(query: Query): Written {
  const state = written.get(query);
  if (!state) throw new TypeError('Combine only queries that query() has made.');
  return state;
}
