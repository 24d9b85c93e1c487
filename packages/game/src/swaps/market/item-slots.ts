import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { OfferTable } from './offer-table.ts';

/** The slot of each offered item; an item has one at most. */
export interface ItemSlots {
  /** -1 when the item is not offered. */
  find(id: ItemId): number;
  add(slot: number): void;
  remove(slot: number): void;
}

/** A hash table with linear probing: a Map of millions of items takes four times the memory. */
export function createItemSlots(offers: OfferTable): ItemSlots {
  let cells = new Int32Array(128).fill(EMPTY);
  let count = 0;

  const home = (id: ItemId) => Math.imul(id % 4_294_967_296, 0x9e3779b1) >>> (32 - Math.log2(cells.length));
  const next = (cell: number) => (cell + 1) & (cells.length - 1);
  const cellOf = (id: ItemId) => {
    let cell = home(id);
    while (cells[cell] !== EMPTY && offers.itemId(cells[cell] as number) !== id) cell = next(cell);
    return cell;
  };
  const grow = () => {
    const slots = cells.filter((slot) => slot !== EMPTY);
    cells = new Int32Array(cells.length * 2).fill(EMPTY);
    for (const slot of slots) cells[cellOf(offers.itemId(slot))] = slot;
  };

  return {
    find: (id) => cells[cellOf(id)] as number,
    add: (slot) => {
      if (count * 2 >= cells.length) grow();
      cells[cellOf(offers.itemId(slot))] = slot;
      count += 1;
    },
    remove: (slot) => {
      let cell = cellOf(offers.itemId(slot));
      cells[cell] = EMPTY;
      count -= 1;
      // The entries behind it are inserted again, because they may have been probed past the emptied cell.
      for (cell = next(cell); cells[cell] !== EMPTY; cell = next(cell)) {
        const moved = cells[cell] as number;
        cells[cell] = EMPTY;
        cells[cellOf(offers.itemId(moved))] = moved;
      }
    },
  };
}

const EMPTY = -1;
