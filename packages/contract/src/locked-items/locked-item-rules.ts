import { isPalindrome } from '../items/number-shapes.ts';
import { foldText } from '../protocol/fold-text.ts';
import { UNIQUE_SET_ID } from '../protocol/special-ids.ts';
import type { LockedItem } from './locked-item.ts';

/** The highest number to show; 0 shows all. */
export const MAX_NUMBERS = [0, 49, 99, 999, 9999] as const;
export type MaxNumber = (typeof MAX_NUMBERS)[number];

export interface LockedItemFilter {
  /** In the name, or any part of the number. */
  text: string;
  setId: number | null;
  number: number | null;
  /** What was typed as the exact number and is none. It fits no item. */
  wrongNumber: string | null;
  max: MaxNumber;
  ignoresUniques: boolean;
  onlyPalindromes: boolean;
  onlyBinary: boolean;
  onlyLockbox: boolean;
  onlyDroppedOrPouch: boolean;
}

export const LOCKED_ITEM_SORTS = [
  'number-up',
  'number-down',
  'name-up',
  'name-down',
  'age-oldest',
  'age-newest',
] as const;
export type LockedItemSort = (typeof LOCKED_ITEM_SORTS)[number];

export function isConflicting({ onlyLockbox, onlyDroppedOrPouch }: LockedItemFilter): boolean {
  return onlyLockbox && onlyDroppedOrPouch;
}

export interface PreparedItem {
  item: LockedItem;
  foldedName: string;
  /** Comparing ranks is many times faster than comparing names. */
  nameRank: number;
  digits: string;
  madeAt: number;
}

export function prepareLockedItems(items: readonly LockedItem[]): PreparedItem[] {
  const rankOf = nameRanks(items);
  return items.map((item) => ({
    item,
    foldedName: foldText(item.name),
    nameRank: rankOf.get(item.name) ?? 0,
    digits: String(item.number),
    madeAt: Date.parse(item.created_at),
  }));
}

function nameRanks(items: readonly LockedItem[]): Map<string, number> {
  const names = [...new Set(items.map(({ name }) => name))];
  return new Map(names.sort(alphabet.compare).map((name, rank) => [name, rank]));
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** Ties are broken by name, number and id, so that the order is stable. */
export function sortLockedItems(items: readonly PreparedItem[], sort: LockedItemSort): PreparedItem[] {
  return [...items].sort(ORDERS[sort]);
}

type Order = (a: PreparedItem, b: PreparedItem) => number;

const byNumber: Order = (a, b) => a.item.number - b.item.number;
const byName: Order = (a, b) => a.nameRank - b.nameRank;
const byAge: Order = (a, b) => a.madeAt - b.madeAt;
const byId: Order = (a, b) => a.item.id - b.item.id;

const ORDERS: Record<LockedItemSort, Order> = {
  'number-up': (a, b) => byNumber(a, b) || byName(a, b) || byId(a, b),
  'number-down': (a, b) => byNumber(b, a) || byName(a, b) || byId(a, b),
  'name-up': (a, b) => byName(a, b) || byNumber(a, b) || byId(a, b),
  'name-down': (a, b) => byName(b, a) || byNumber(a, b) || byId(a, b),
  'age-oldest': (a, b) => byAge(a, b) || byName(a, b) || byNumber(a, b) || byId(a, b),
  'age-newest': (a, b) => byAge(b, a) || byName(a, b) || byNumber(a, b) || byId(a, b),
};

export function filterLockedItems(items: readonly PreparedItem[], filter: LockedItemFilter): LockedItem[] {
  if (isConflicting(filter) || filter.wrongNumber !== null) return [];
  const tests = testsOf(filter);
  const shown: LockedItem[] = [];
  for (const prepared of items) {
    if (tests.every((isWanted) => isWanted(prepared))) shown.push(prepared.item);
  }
  return shown;
}

type Test = (prepared: PreparedItem) => boolean;

function testsOf(filter: LockedItemFilter): Test[] {
  const { setId, number, max } = filter;
  const text = foldText(filter.text);
  const tests: (Test | false)[] = [
    setId !== null && (({ item }) => item.set_id === setId),
    number !== null && (({ item }) => item.number === number),
    max > 0 && (({ item }) => item.number <= max),
    filter.ignoresUniques && (({ item }) => item.set_id !== UNIQUE_SET_ID),
    filter.onlyPalindromes && (({ item }) => isPalindrome(item.number)),
    filter.onlyBinary && (({ digits }) => isBinary(digits)),
    filter.onlyLockbox && (({ item }) => item.status === 'LOCKBOX'),
    filter.onlyDroppedOrPouch && (({ item }) => item.status !== 'LOCKBOX'),
    text !== '' && matching(text),
  ];
  return tests.filter((test) => test !== false);
}

function isBinary(digits: string): boolean {
  return /^[01]+$/.test(digits);
}

function matching(text: string): Test {
  const digits = /^#?[\d,]+$/.test(text) ? text.replace(/[#,]/g, '') : '';
  if (digits === '') return ({ foldedName }) => foldedName.includes(text);
  return (prepared) => prepared.foldedName.includes(text) || prepared.digits.includes(digits);
}
