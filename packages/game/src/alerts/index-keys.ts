import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { type Prestige, prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { BoundTerm, BoundTree, Interval } from '../query/bound-query.ts';
import { hasShape, type NumberShape } from '../query/number-patterns.ts';
import { CLASS_INTERVALS, countUpTo, numbersWithin } from '../query/number-set.ts';
import type { NumberEvent, WaitingAlert } from './waiting-alert.ts';

/** An alert can match only events that have one of its keys. */
export interface IndexKey {
  readonly of: KeyKind;
  readonly id: number | string;
}

export const KEY_KINDS = [
  'item',
  'player',
  'type',
  'number',
  'owner',
  'place',
  'pattern',
  'class',
  'location',
  'market',
  'every',
] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** Longer lists of types, numbers, owners or places are no keys, because each costs memory. */
export const MOST_KEYS = 128;

export function keysOfAlert({ itemId, playerId, query }: WaitingAlert): readonly IndexKey[] {
  if (itemId !== undefined) return [{ of: 'item', id: itemId }];
  if (playerId !== undefined) return [{ of: 'player', id: playerId }];
  return (keysIn(query.tree) ?? EVERY).keys;
}

export function keysOfEvent({ facts, itemId, playerIds }: NumberEvent): IndexKey[] {
  const keys: IndexKey[] = [
    { of: 'item', id: itemId },
    { of: 'type', id: facts.item_type_id },
    { of: 'number', id: facts.number },
    { of: 'class', id: prestigeOf(facts.number) },
    { of: 'location', id: facts.location },
    ...EVERY.keys,
  ];
  for (const id of playerIds) keys.push({ of: 'player', id });
  if (facts.owner_id !== null) keys.push({ of: 'owner', id: facts.owner_id });
  if (facts.place_id !== null) keys.push({ of: 'place', id: facts.place_id }, ANYWHERE);
  if (facts.price !== null) keys.push(LISTED);
  for (const id of PATTERNS) if (hasShape(facts.number, id)) keys.push({ of: 'pattern', id });
  return keys;
}

interface Keys {
  readonly keys: readonly IndexKey[];
  /** The share of all events that have one of them, estimated. */
  readonly share: number;
}

const EVERY: Keys = { keys: [{ of: 'every', id: '' }], share: 1 };
const LISTED: IndexKey = { of: 'market', id: '' };
const ANYWHERE: IndexKey = { of: 'place', id: 'any' };

/** Null where an event may match without any key. */
function keysIn(tree: BoundTree): Keys | null {
  if (tree.is === 'not') return null;
  if (tree.is === 'all')
    return tree.of
      .map(keysIn)
      .reduce((best, one) => (one && (!best || one.share < best.share) ? one : best), null);
  if (tree.is !== 'any') return keysOfTerm(tree);
  const branches = tree.of.map(keysIn);
  if (branches.includes(null)) return null;
  const keys = branches.flatMap((branch) => branch?.keys ?? []);
  return { keys, share: branches.reduce((sum, branch) => sum + (branch?.share ?? 0), 0) };
}

function keysOfTerm(term: BoundTerm): Keys | null {
  switch (term.is) {
    case 'nothing':
      return { keys: [], share: 0 };
    case 'types':
      return listed('type', [...term.ids], 1 / 2_000);
    case 'number':
      return keysOfNumbers(term.within);
    case 'class':
      return keysOfClasses(term.classes);
    case 'pattern':
      return { keys: [{ of: 'pattern', id: term.pattern }], share: PATTERN_SHARES[term.pattern] };
    case 'owner':
      return listed('owner', term.ids, 1 / 5_000);
    case 'place':
      return listed('place', term.ids, 1 / 2_000) ?? { keys: [ANYWHERE], share: 0.3 };
    case 'location':
      return keysOfLocations(term.locations);
    case 'listed':
    case 'price':
      return { keys: [LISTED], share: 0.3 };
    default:
      return null;
  }
}

function listed(of: KeyKind, ids: readonly number[], share: number): Keys | null {
  if (ids.length > MOST_KEYS) return null;
  return { keys: ids.map((id) => ({ of, id })), share: ids.length * share };
}

function keysOfNumbers(within: readonly Interval[]): Keys | null {
  const numbers = numbersWithin(within);
  const count = countUpTo(numbers, Number.MAX_SAFE_INTEGER);
  if (count > MOST_NUMBERS) return keysOfClasses(CLASSES.filter((name) => overlaps(name, within)));
  const ids: number[] = [];
  for (let at = 0; at < numbers.length; at += 2)
    for (let number = numbers[at] ?? 0; number < (numbers[at + 1] ?? 0); number += 1) ids.push(number);
  return listed('number', ids, 1 / 2_000);
}

const MOST_NUMBERS = 16;
const CLASSES = Object.keys(CLASS_INTERVALS) as Prestige[];

function overlaps(name: Prestige, within: readonly Interval[]): boolean {
  const { from, to } = CLASS_INTERVALS[name];
  return within.some(
    (one) =>
      (to ?? Number.POSITIVE_INFINITY) > (one.from ?? 0) &&
      (from ?? 0) < (one.to ?? Number.POSITIVE_INFINITY),
  );
}

function keysOfClasses(classes: readonly Prestige[]): Keys {
  return {
    keys: classes.map((id) => ({ of: 'class', id })),
    share: classes.reduce((sum, name) => sum + CLASS_SHARES[name], 0),
  };
}

const CLASS_SHARES: Record<Prestige, number> = { sd: 0.02, dd: 0.08, td: 0.25, qd: 0.4, beyond: 0.3 };

const PATTERN_SHARES: Record<NumberShape, number> = {
  palindrome: 0.02,
  repdigit: 0.005,
  sequence: 0.005,
  round: 0.01,
  square: 0.02,
  prime: 0.15,
};
const PATTERNS = Object.keys(PATTERN_SHARES) as NumberShape[];

function keysOfLocations(locations: readonly ItemLocation[]): Keys {
  return {
    keys: locations.map((id) => ({ of: 'location', id })),
    share: locations.reduce((sum, name) => sum + (LOCATION_SHARES[name] ?? 0.05), 0),
  };
}

const LOCATION_SHARES: Partial<Record<ItemLocation, number>> = { pouch: 0.6, dropped: 0.3, saved: 0.2 };
