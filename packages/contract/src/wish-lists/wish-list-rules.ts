import { isPalindrome } from '../items/number-shapes.ts';
import { UNIQUE_SET_ID } from '../protocol/special-ids.ts';
import type { SavedItems, WishableType } from './wish-list.ts';

/** M: missing, U: uniques, P: palindromes; a number: none saved, or only one above it. */
export type WishTarget = 'M' | 'U' | 'P' | number;

export interface WishListChoice {
  target: WishTarget;
  /** Includes the uniques; on the list of uniques, the scarce ones. */
  isWider: boolean;
}

export const WISH_PRESETS = [
  'M',
  'U',
  'P',
  9999,
  7499,
  4999,
  2499,
  1499,
  999,
  499,
  199,
  99,
  49,
  39,
  29,
  1,
] as const satisfies WishTarget[];

export const HIGHEST_WISH = 2_147_483_647;

export type Wish = WishableType & { saved_number: number | null };

export function wishesOf(
  { target, isWider }: WishListChoice,
  { types, saved }: { types: readonly WishableType[]; saved: SavedItems['saveditems'] },
): Wish[] {
  const wishes: Wish[] = [];
  for (const type of types) {
    const saved_number = saved[type.item_type_id]?.number ?? null;
    if (isListed(type, target, isWider) && isWished(saved_number, target))
      wishes.push({ ...type, saved_number });
  }
  return wishes;
}

export interface WishedSet {
  id: number;
  name: string;
  wishes: Wish[];
}

/** In the order of `sets`; a set that is not among them yet is last. */
export function wishesBySet(
  wishes: readonly Wish[],
  sets: readonly { id: number; name: string }[],
): WishedSet[] {
  const groups = new Map<number, WishedSet>(sets.map(({ id, name }) => [id, { id, name, wishes: [] }]));
  for (const wish of wishes) {
    const group = groups.get(wish.set_id) ?? { id: wish.set_id, name: '', wishes: [] };
    groups.set(wish.set_id, group);
    group.wishes.push(wish);
  }
  return [...groups.values()].filter((group) => group.wishes.length > 0);
}

function isListed({ set_id, scarce }: WishableType, target: WishTarget, isWider: boolean): boolean {
  if (target === 'U') return set_id === UNIQUE_SET_ID && (isWider || !scarce);
  return isWider || set_id !== UNIQUE_SET_ID;
}

function isWished(savedNumber: number | null, target: WishTarget): boolean {
  if (savedNumber === null) return true;
  if (target === 'P') return !isPalindrome(savedNumber);
  return typeof target === 'number' && savedNumber > target;
}

export function wishListFrom(address: {
  targetNumber?: string | undefined;
  includeUniques?: string | undefined;
}): WishListChoice | null {
  const target = wishTargetFrom(address.targetNumber ?? '');
  return target === null ? null : { target, isWider: address.includeUniques === 'true' };
}

/** Letters in either case; a number from 1 up, without signs, points or thousands commas. */
export function wishTargetFrom(text: string): WishTarget | null {
  const letter = text.toUpperCase();
  if (letter === 'M' || letter === 'U' || letter === 'P') return letter;
  if (!/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= HIGHEST_WISH ? number : null;
}

/** As typed into the box: #1,204 is a number too. */
export function wishTargetWritten(text: string): WishTarget | null {
  return wishTargetFrom(text.replaceAll(/[\s,#]/g, ''));
}

const SMALL_RUN = 99;

export function isScarce(unique: {
  isOneOfAKind: boolean;
  isOfTheStaff: boolean;
  isRetired: boolean;
  issued: number;
}): boolean {
  return unique.isOneOfAKind || unique.isOfTheStaff || (unique.isRetired && unique.issued <= SMALL_RUN);
}
