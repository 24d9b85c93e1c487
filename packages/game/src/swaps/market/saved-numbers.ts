import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { NOT_SAVED } from '../gain.ts';
import { classOfWorth, type Numbered } from '../worth.ts';

/** What one player has saved, in a tenth of the memory of a Map. */
export interface SavedNumbers {
  readonly typeIds: Int32Array;
  readonly numbers: Int32Array;
  readonly worths: Float64Array;
}

export function packSaved(saved: ReadonlyMap<ItemTypeId, Numbered>): SavedNumbers {
  const typeIds = Int32Array.from(saved.keys()).sort();
  const numbers = new Int32Array(typeIds.length);
  const worths = new Float64Array(typeIds.length);
  typeIds.forEach((id, position) => {
    const { number = 0, worth = NOT_SAVED } = saved.get(id as ItemTypeId) ?? {};
    numbers[position] = number;
    worths[position] = worth;
  });
  return { typeIds, numbers, worths };
}

export function unpackSaved({ typeIds, numbers, worths }: SavedNumbers): Map<ItemTypeId, Numbered> {
  const saved = new Map<ItemTypeId, Numbered>();
  typeIds.forEach((id, position) => {
    const worth = worths[position] as number;
    saved.set(id as ItemTypeId, { number: numbers[position] as number, worth, class: classOfWorth(worth) });
  });
  return saved;
}

/** `NOT_SAVED` for a type that is not saved. */
export function savedWorth({ typeIds, worths }: SavedNumbers, type: ItemTypeId): number {
  let low = 0;
  let high = typeIds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((typeIds[middle] as number) < type) low = middle + 1;
    else high = middle;
  }
  return typeIds[low] === type ? (worths[low] as number) : NOT_SAVED;
}
