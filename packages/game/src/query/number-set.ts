import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import type { Interval } from './bound-query.ts';

/**
 * Whole numbers from 1 on: the beginnings and ends of intervals in turn, in order. Each begins at its first number and
 * ends before its last.
 */
export type NumberSet = readonly number[];

export const NO_NUMBERS: NumberSet = [];
export const ALL_NUMBERS: NumberSet = [1, Number.POSITIVE_INFINITY];

export const CLASS_INTERVALS: Record<Prestige, Interval> = {
  sd: { from: 1, to: 10 },
  dd: { from: 10, to: 100 },
  td: { from: 100, to: 1_000 },
  qd: { from: 1_000, to: 10_000 },
  beyond: { from: 10_000, to: null },
};

export function numbersWithin(intervals: readonly Interval[]): NumberSet {
  const sets = intervals.map(({ from, to }): NumberSet => {
    const first = Math.max(1, Math.ceil(from ?? 1));
    const end = to === null ? Number.POSITIVE_INFINITY : Math.ceil(to);
    return first < end ? [first, end] : NO_NUMBERS;
  });
  return sets.reduce(union, NO_NUMBERS);
}

/** The numbers are in order. */
export function setOf(numbers: readonly number[]): NumberSet {
  const set: number[] = [];
  for (const number of numbers) {
    if (set.at(-1) === number) set[set.length - 1] = number + 1;
    else set.push(number, number + 1);
  }
  return set;
}

export function complement(set: NumberSet): NumberSet {
  const ends = set[0] === 1 ? set.slice(1) : [1, ...set];
  return ends.at(-1) === Number.POSITIVE_INFINITY ? ends.slice(0, -1) : [...ends, Number.POSITIVE_INFINITY];
}

export function intersection(one: NumberSet, other: NumberSet): NumberSet {
  if (one === ALL_NUMBERS || other === NO_NUMBERS) return other;
  if (other === ALL_NUMBERS || one === NO_NUMBERS) return one;
  return merge(one, other, 2);
}

export function union(one: NumberSet, other: NumberSet): NumberSet {
  if (one === NO_NUMBERS || other === ALL_NUMBERS) return other;
  if (other === NO_NUMBERS || one === ALL_NUMBERS) return one;
  return merge(one, other, 1);
}

/** The numbers that are in at least `least` of both. */
function merge(one: NumberSet, other: NumberSet, least: number): NumberSet {
  const merged: number[] = [];
  let [at, otherAt] = [0, 0];
  let wasIn = false;
  while (at < one.length || otherAt < other.length) {
    const end = Math.min(one[at] ?? Number.POSITIVE_INFINITY, other[otherAt] ?? Number.POSITIVE_INFINITY);
    while (at < one.length && one[at] === end) at += 1;
    while (otherAt < other.length && other[otherAt] === end) otherAt += 1;
    const isIn = (at % 2) + (otherAt % 2) >= least;
    if (isIn !== wasIn) merged.push(end);
    wasIn = isIn;
  }
  return merged;
}

/** The numbers that are at most `last`. */
export function upTo(set: NumberSet, last: number): NumberSet {
  const before = firstAfter(set, last);
  if (before === set.length) return set;
  return before % 2 === 1 ? [...set.slice(0, before), last + 1] : set.slice(0, before);
}

/** How many numbers are at most `last`. */
export function countUpTo(set: NumberSet, last: number): number {
  const [first, end] = set;
  if (first === undefined || end === undefined || first > last) return 0;
  // Nearly all sets are one interval.
  if (set.length === 2) return Math.min(end, last + 1) - first;
  const before = firstAfter(set, last);
  const whole = countsOf(set)[before >> 1] ?? 0;
  return before % 2 === 1 ? whole + last + 1 - (set[before - 1] ?? 0) : whole;
}

/** How many numbers come before each interval. */
function countsOf(set: NumberSet): readonly number[] {
  const known = counts.get(set);
  if (known) return known;
  const sums = [0];
  for (let at = 0; at < set.length; at += 2)
    sums.push((sums[at / 2] ?? 0) + (set[at + 1] ?? 0) - (set[at] ?? 0));
  counts.set(set, sums);
  return sums;
}

const counts = new WeakMap<NumberSet, readonly number[]>();

/** The first number from `from` on; infinity where there is none. */
export function firstFrom(set: NumberSet, from: number): number {
  const after = firstAfter(set, from);
  return after % 2 === 1 ? from : (set[after] ?? Number.POSITIVE_INFINITY);
}

/** Binary search: the index of the first beginning or end after a number. */
function firstAfter(set: NumberSet, number: number): number {
  let [low, high] = [0, set.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}
