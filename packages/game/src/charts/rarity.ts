import { RARITY_COLUMNS } from '@wallabee/contract/items/chart-sizes';
import type { ClassRarity } from '@wallabee/contract/items/charts';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';

/** Where a number can still come to another player: carried, lying at a place, or waiting in the Mixerpool. */
export const FREE_LOCATIONS: ReadonlySet<ItemLocation> = new Set<ItemLocation>([
  'pouch',
  'dropped',
  'mixing_pool',
]);

/** How many numbers of a class were made of a type, and how many of them are at a free location. */
export interface ClassShare {
  readonly item_type_id: ItemTypeId;
  readonly digits: number;
  readonly free: number;
  readonly total: number;
}

/** All item types that have numbers of a class, by the share of them that can change hands. */
export interface RarityTable {
  of(itemTypeId: ItemTypeId): ClassRarity[];
}

export function rarityTable(shares: Iterable<ClassShare>): RarityTable {
  const classes = new Map<number, Map<ItemTypeId, ClassShare>>();
  for (const share of shares) {
    if (share.total === 0) continue;
    const types = classes.get(share.digits) ?? new Map<ItemTypeId, ClassShare>();
    classes.set(share.digits, types.set(share.item_type_id, share));
  }
  const strips = [...classes].sort(([a], [b]) => a - b).map(([digits, types]) => stripOf(digits, types));
  return { of: (itemTypeId) => strips.flatMap((strip) => strip(itemTypeId) ?? []) };
}

function stripOf(digits: number, types: ReadonlyMap<ItemTypeId, ClassShare>) {
  const shares = [...types.values()].map(shareOf).sort((a, b) => a - b);
  const columns = Array<number>(RARITY_COLUMNS).fill(0);
  for (const share of shares) columns[columnOf(share)] = (columns[columnOf(share)] ?? 0) + 1;

  return (itemTypeId: ItemTypeId): ClassRarity | undefined => {
    const own = types.get(itemTypeId);
    if (!own) return undefined;
    const share = shareOf(own);
    const smaller = shares.findIndex((other) => other >= share);
    const larger = shares.length - 1 - shares.findLastIndex((other) => other <= share);
    return {
      digits,
      free: own.free,
      total: own.total,
      columns,
      column: columnOf(share),
      rarer_than: percentOf(larger, shares.length - 1),
      commoner_than: percentOf(smaller, shares.length - 1),
    };
  };
}

function shareOf({ free, total }: ClassShare): number {
  return free / total;
}

function columnOf(share: number): number {
  return Math.min(RARITY_COLUMNS - 1, Math.floor(share * RARITY_COLUMNS));
}

/** Rounded down, so that 100 means all. */
function percentOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.floor((100 * part) / all);
}
