import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery, BoundTerm, BoundTree, SomeTypes } from './bound-query.ts';
import { numbersWithPattern } from './number-patterns.ts';
import {
  ALL_NUMBERS,
  CLASS_INTERVALS,
  complement,
  countUpTo,
  firstFrom,
  intersection,
  NO_NUMBERS,
  type NumberSet,
  numbersWithin,
  setOf,
  union,
  upTo,
} from './number-set.ts';
import type { SqlFacts } from './to-sql.ts';

/**
 * How many of each type have been issued, in the order of their ids. Numbers have no gaps, so the count is also the
 * highest number.
 */
export type Issued = ReadonlyMap<ItemTypeId, number>;

export interface IssuedNumber {
  readonly item_type_id: ItemTypeId;
  readonly number: number;
}

export interface IssuedMatches {
  readonly total: number;
  /** The types of which a number matches, in the order of their ids. */
  readonly types: readonly ItemTypeId[];
  /** By number, then by type. */
  page(skip: number, most: number): IssuedNumber[];
}

/** What a query finds that asks only for types and numbers, without reading any item; undefined for others. */
export function issuedMatches(query: BoundQuery, issued: Issued, facts: SqlFacts): IssuedMatches | undefined {
  const numbersOf = numbersByType(query, facts);
  if (!numbersOf) return undefined;
  const matches: TypeMatches[] = [];
  let total = 0;
  for (const [id, last] of issued) {
    const numbers = numbersOf(id, last);
    const count = countUpTo(numbers, last);
    if (count > 0) matches.push({ id, numbers, last });
    total += count;
  }
  return {
    total,
    types: matches.map(({ id }) => id),
    page: (skip, most) => pageOf(matches, skip, most),
  };
}

interface TypeMatches {
  readonly id: ItemTypeId;
  readonly numbers: NumberSet;
  readonly last: number;
}

function countAll(matches: readonly TypeMatches[], upTo: number): number {
  return matches.reduce((sum, { numbers, last }) => sum + countUpTo(numbers, Math.min(last, upTo)), 0);
}

function pageOf(matches: readonly TypeMatches[], skip: number, most: number): IssuedNumber[] {
  let number = skip === 0 ? nextNumber(matches, 1) : numberAfter(matches, skip);
  let left = skip === 0 ? 0 : skip - countAll(matches, number - 1);
  const page: IssuedNumber[] = [];
  while (page.length < most && number !== Number.POSITIVE_INFINITY) {
    for (const { id } of matches.filter(
      ({ numbers, last }) => number <= last && firstFrom(numbers, number) === number,
    )) {
      if (left > 0) left -= 1;
      else if (page.length < most) page.push({ item_type_id: id, number });
    }
    number = nextNumber(matches, number + 1);
  }
  return page;
}

/** The highest number that at most `skip` matches come before. */
function numberAfter(matches: readonly TypeMatches[], skip: number): number {
  let low = 1;
  let high = matches.reduce((most, { last }) => Math.max(most, last), 1);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countAll(matches, middle - 1) <= skip) low = middle;
    else high = middle - 1;
  }
  return low;
}

function nextNumber(matches: readonly TypeMatches[], from: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { numbers, last } of matches) {
    const first = firstFrom(numbers, from);
    if (first <= last && first < next) next = first;
  }
  return next;
}

/** Of the numbers beyond the last, it may say anything. */
type NumbersOf = (type: ItemTypeId, last: number) => NumberSet;

/** Most parts are the same for every type, and are joined once. */
interface Numbers {
  readonly ofAll: NumberSet;
  readonly of?: NumbersOf;
}

function numbersByType({ tree, excludesHidden }: BoundQuery, facts: SqlFacts): NumbersOf | undefined {
  const numbers = numbersIn(tree, facts);
  if (!numbers) return undefined;
  const hidden = new Set(excludesHidden ? facts.undiscovered : []);
  return (type, last) => (hidden.has(type) ? NO_NUMBERS : (numbers.of?.(type, last) ?? numbers.ofAll));
}

function numbersIn(tree: BoundTree, facts: SqlFacts): Numbers | undefined {
  if (tree.is === 'not') {
    const numbers = numbersIn(tree.of, facts);
    return numbers && complementOf(numbers);
  }
  if (tree.is !== 'all' && tree.is !== 'any') return numbersOfTerm(tree, facts);
  const parts: Numbers[] = [];
  for (const part of tree.of) {
    const numbers = numbersIn(part, facts);
    if (!numbers) return undefined;
    parts.push(numbers);
  }
  return tree.is === 'all' ? joined(parts, intersection, ALL_NUMBERS) : joined(parts, union, NO_NUMBERS);
}

function joined(parts: readonly Numbers[], join: typeof union, none: NumberSet): Numbers {
  const ofAll = parts.filter(({ of }) => !of).reduce((set, part) => join(set, part.ofAll), none);
  const others = parts.flatMap(({ of }) => of ?? []);
  if (others.length === 0) return { ofAll };
  return {
    ofAll,
    of: (type, last) => {
      const own = others.map((of) => of(type, last)).reduce(join, none);
      // A pattern has thousands of numbers, and most types only some.
      return join(own === ALL_NUMBERS || own === NO_NUMBERS ? ofAll : upTo(ofAll, last), own);
    },
  };
}

function complementOf({ ofAll, of }: Numbers): Numbers {
  if (!of) return { ofAll: complement(ofAll) };
  const known = new Map<NumberSet, NumberSet>();
  return {
    ofAll,
    of: (type, last) => {
      const set = of(type, last);
      const opposite = known.get(set) ?? complement(set);
      known.set(set, opposite);
      return opposite;
    },
  };
}

function numbersOfTerm(term: BoundTerm, { undiscovered, highestNumber }: SqlFacts): Numbers | undefined {
  switch (term.is) {
    case 'everything':
      return { ofAll: ALL_NUMBERS };
    case 'nothing':
      return { ofAll: NO_NUMBERS };
    case 'types':
      return ofTypes(term.ids);
    case 'hidden':
      return ofTypes(new Set(undiscovered));
    case 'below':
      return {
        ofAll: NO_NUMBERS,
        of: (type) => numbersWithin([{ from: 1, to: term.limits.get(type) ?? 1 }]),
      };
    case 'number':
      return { ofAll: numbersWithin(term.within) };
    case 'class':
      return { ofAll: numbersWithin(term.classes.map((name) => CLASS_INTERVALS[name])) };
    case 'pattern':
      return { ofAll: setOf(numbersWithPattern(term.pattern, highestNumber)) };
    default:
      return undefined;
  }
}

function ofTypes(ids: SomeTypes): Numbers {
  return { ofAll: NO_NUMBERS, of: (type) => (ids.has(type) ? ALL_NUMBERS : NO_NUMBERS) };
}
