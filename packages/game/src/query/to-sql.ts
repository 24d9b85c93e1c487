import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery, BoundTerm, BoundTree, Interval } from './bound-query.ts';
import { numbersWithPattern } from './number-patterns.ts';
import { CLASS_INTERVALS } from './number-set.ts';

export interface SqlFacts {
  /** The types whose items are hidden. */
  readonly undiscovered: readonly ItemTypeId[];
  /** The highest number of any type; patterns are listed up to it. */
  readonly highestNumber: number;
  /** How many parameters the statement has before those of the query. */
  readonly parameters?: number;
}

export interface SqlText {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `from item … where …`: the numbered items that `matches` is true for, each once. */
export function toSql(query: BoundQuery, facts: SqlFacts): SqlText {
  const writer = createWriter(facts);
  const terms = query.tree.is === 'all' ? query.tree.of : [query.tree];
  // As a join, the numbers below the limits are found by index; a condition could only filter.
  const limits = terms.find((term) => term.is === 'below');
  const where = terms.filter((term) => term !== limits).map((term) => condition(term, writer));
  if (query.excludesHidden) where.push(notHidden(writer));
  const from = limits?.is === 'below' ? `item join ${limitsJoin(limits, writer)}` : 'item';
  return { text: `from ${from} where ${joined(where, ' and ', 'true')}`, values: writer.values };
}

/** The same as a condition about one row of `item`, which may be null where it is not true. */
export function toCondition(query: BoundQuery, facts: SqlFacts): SqlText {
  const writer = createWriter(facts);
  const parts = [condition(query.tree, writer), ...(query.excludesHidden ? [notHidden(writer)] : [])];
  return { text: `(${joined(parts, ' and ', 'true')})`, values: writer.values };
}

interface Writer extends SqlFacts {
  readonly values: unknown[];
  /** Adds a parameter and gives its name. */
  readonly value: (value: unknown, type: string) => string;
}

function createWriter(facts: SqlFacts): Writer {
  const values: unknown[] = [];
  const before = facts.parameters ?? 0;
  const value = (value: unknown, type: string) => `$${before + values.push(value)}::${type}`;
  return { ...facts, values, value };
}

/** A condition may be null where it is not true; a minus makes it true or false. */
function condition(tree: BoundTree, writer: Writer): string {
  switch (tree.is) {
    case 'all':
      return joined(
        tree.of.map((part) => condition(part, writer)),
        ' and ',
        'true',
      );
    case 'any':
      return joined(
        tree.of.map((part) => condition(part, writer)),
        ' or ',
        'false',
      );
    case 'not':
      return `(${condition(tree.of, writer)}) is not true`;
    default:
      return (TERMS[tree.is] as Write)(tree, writer);
  }
}

type Write = (term: BoundTerm, writer: Writer) => string;
type TermWriters = {
  [Is in BoundTerm['is']]: (term: Extract<BoundTerm, { is: Is }>, writer: Writer) => string;
};

const TERMS: TermWriters = {
  everything: () => 'true',
  nothing: () => 'false',
  types: ({ ids }, { value }) => `item.item_type_id = any(${value([...ids], 'int[]')})`,
  number: ({ within }, writer) => withinAny('item.number', within, writer),
  class: ({ classes }, writer) =>
    withinAny(
      'item.number',
      classes.map((name) => CLASS_INTERVALS[name]),
      writer,
    ),
  pattern: ({ pattern }, { highestNumber, value }) =>
    `item.number = any(${value(numbersWithPattern(pattern, highestNumber), 'int[]')})`,
  location: ({ locations }, { value }) => `item.location = any(${value(locations, 'text[]')})`,
  locked: () => 'item.is_locked',
  listed: () => 'item.item_id in (select item_id from market_listing)',
  hidden: (_, { undiscovered, value }) => `item.item_type_id = any(${value(undiscovered, 'int[]')})`,
  owner: ({ ids }, { value }) => `item.user_id = any(${value(ids, 'int[]')})`,
  place: ({ ids }, { value }) => `item.place_id = any(${value(ids, 'int[]')})`,
  price: ({ within }, writer) =>
    `item.item_id in (select item_id from market_listing where ${withinAny('cost', within, writer)})`,
  created: ({ within }, writer) => withinAny('item.created_at', within, writer, INSTANTS),
  moved: ({ within }, writer) => withinAny('item.changed_at', within, writer, INSTANTS),
  moves: ({ within }, writer) => withinAny('item.moves', within, writer),
  hands: ({ within }, writer) => withinAny('item.hands', within, writer),
  below: (term, writer) => `exists (select from ${limitsTable(term, writer)} where ${IS_BELOW})`,
};

type Limits = Extract<BoundTerm, { is: 'below' }>;

const IS_BELOW = 'below.item_type_id = item.item_type_id and item.number < below.up_to';

function limitsJoin(limits: Limits, writer: Writer): string {
  return `${limitsTable(limits, writer)} on ${IS_BELOW}`;
}

function limitsTable({ limits }: Limits, { value }: Writer): string {
  const all = [...limits];
  const types = value(
    all.map(([type]) => type),
    'int[]',
  );
  const upTo = value(
    all.map(([, limit]) => wholeFrom(limit)),
    'bigint[]',
  );
  return `unnest(${types}, ${upTo}) as below (item_type_id, up_to)`;
}

function notHidden({ undiscovered, value }: Writer): string {
  return `item.item_type_id <> all(${value(undiscovered, 'int[]')})`;
}

interface Unit {
  readonly type: string;
  readonly toValue: (value: number) => unknown;
}

const WHOLES: Unit = { type: 'bigint', toValue: wholeFrom };
const INSTANTS: Unit = { type: 'timestamptz', toValue: instantFrom };

function withinAny(column: string, within: readonly Interval[], { value }: Writer, unit = WHOLES): string {
  const parts = within.map(({ from, to }) => {
    const ends = [
      from === null ? [] : [`${column} >= ${value(unit.toValue(from), unit.type)}`],
      to === null ? [] : [`${column} < ${value(unit.toValue(to), unit.type)}`],
    ].flat();
    return joined(ends, ' and ', 'true');
  });
  return joined(parts, ' or ', 'false');
}

/** For whole numbers, an end between two of them is the next. */
function wholeFrom(value: number): number {
  return Math.ceil(Math.min(Math.max(value, -MOST), MOST));
}

const MOST = 1e15;

function instantFrom(value: number): string {
  return new Date(Math.min(Math.max(value, FIRST_INSTANT), LAST_INSTANT)).toISOString();
}

/** Years of four digits are those that JavaScript and PostgreSQL write alike. */
const FIRST_INSTANT = Date.UTC(1000, 0);
const LAST_INSTANT = Date.UTC(9999, 0);

function joined(parts: readonly string[], by: ' and ' | ' or ', none: string): string {
  if (parts.length === 0) return none;
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : `(${parts.join(by)})`;
}
