import { type Prestige, prestigeOf } from '../items/prestige-rules.ts';
import { foldText } from '../protocol/fold-text.ts';
import type { PouchItem } from './pouch.ts';

type Carried = Pick<
  PouchItem,
  'item_id' | 'item_type_id' | 'set_id' | 'set_name' | 'name' | 'number' | 'status'
> & {
  /** Only known of one's own pouch. */
  is_spare?: boolean | undefined;
};

export const POUCH_SORTS = ['newest', 'number', 'name', 'set'] as const;
export type PouchSort = (typeof POUCH_SORTS)[number];

export interface PouchFilter {
  /** A part of the name, or the whole number. */
  text: string;
  onlyLocked: boolean;
  /** Only types of which the pouch holds more than one. */
  onlyDuplicates: boolean;
  onlySpares: boolean;
  prestige: Prestige | null;
  setId: number | null;
}

export function filterPouch<Item extends Carried>(items: readonly Item[], filter: PouchFilter): Item[] {
  const { text, onlyLocked, onlyDuplicates, onlySpares, prestige, setId } = filter;
  const copies = onlyDuplicates ? copiesOfTypes(items) : null;
  return searchPouch(items, text).filter(
    (item) =>
      (!onlyLocked || item.status === 'LOCKED') &&
      (copies === null || (copies.get(item.item_type_id) ?? 0) > 1) &&
      (!onlySpares || item.is_spare === true) &&
      (prestige === null || prestigeOf(item.number) === prestige) &&
      (setId === null || item.set_id === setId),
  );
}

export function searchPouch<Item extends { name: string; number: number }>(
  items: readonly Item[],
  text: string,
): Item[] {
  const wanted = foldText(text.trim().replace(/^#/, ''));
  const number = numberIn(wanted);
  if (number !== null) return items.filter((item) => item.number === number);
  return items.filter(({ name }) => foldText(name).includes(wanted));
}

function numberIn(text: string): number | null {
  return /^\d{1,3}(,?\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

function copiesOfTypes(items: readonly Carried[]): Map<number, number> {
  const copies = new Map<number, number>();
  for (const { item_type_id } of items) copies.set(item_type_id, (copies.get(item_type_id) ?? 0) + 1);
  return copies;
}

/** `items` are the newest first, as the API lists them. */
export function sortPouch<Item extends Carried>(items: readonly Item[], sort: PouchSort): Item[] {
  return sort === 'newest' ? [...items] : [...items].sort(ORDERS[sort]);
}

type Order = (a: Carried, b: Carried) => number;

const alphabet = new Intl.Collator('en', { numeric: true });
const byNumber: Order = (a, b) => a.number - b.number;
const byName: Order = (a, b) => alphabet.compare(a.name, b.name);
const bySet: Order = (a, b) => alphabet.compare(a.set_name, b.set_name) || a.set_id - b.set_id;

const ORDERS: Record<Exclude<PouchSort, 'newest'>, Order> = {
  number: (a, b) => byNumber(a, b) || byName(a, b),
  name: (a, b) => byName(a, b) || byNumber(a, b),
  set: (a, b) => bySet(a, b) || byName(a, b) || byNumber(a, b),
};

export interface CarriedSet {
  id: number;
  name: string;
  count: number;
}

/** The sets of a pouch, by name. */
export function setsInPouch(items: readonly Carried[]): CarriedSet[] {
  const sets = new Map<number, CarriedSet>();
  for (const { set_id, set_name } of items) {
    const count = (sets.get(set_id)?.count ?? 0) + 1;
    sets.set(set_id, { id: set_id, name: set_name, count });
  }
  return [...sets.values()].sort((a, b) => alphabet.compare(a.name, b.name) || a.id - b.id);
}
