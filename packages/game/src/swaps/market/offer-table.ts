import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { SwapItem } from '../swap-player.ts';
import { classOfWorth } from '../worth.ts';

/** All offers of a market, each in a slot. Typed arrays, because a market has millions of them. */
export interface OfferTable {
  add(item: SwapItem, owner: number): number;
  free(slot: number): void;
  itemId(slot: number): ItemId;
  typeId(slot: number): ItemTypeId;
  worth(slot: number): number;
  classOf(slot: number): number;
  owner(slot: number): number;
  item(slot: number): SwapItem;
  count(): number;
}

export function createOfferTable(): OfferTable {
  let itemIds = new Float64Array(64);
  let typeIds = new Int32Array(64);
  let numbers = new Int32Array(64);
  let worths = new Float64Array(64);
  let classes = new Uint8Array(64);
  let owners = new Int32Array(64);
  const freed: number[] = [];
  let used = 0;

  const grow = () => {
    const length = Math.ceil(used * 1.5);
    itemIds = grown(itemIds, new Float64Array(length));
    typeIds = grown(typeIds, new Int32Array(length));
    numbers = grown(numbers, new Int32Array(length));
    worths = grown(worths, new Float64Array(length));
    classes = grown(classes, new Uint8Array(length));
    owners = grown(owners, new Int32Array(length));
  };
  const newSlot = () => {
    if (used === itemIds.length) grow();
    used += 1;
    return used - 1;
  };

  const table: OfferTable = {
    add: (item, owner) => {
      const slot = freed.pop() ?? newSlot();
      itemIds[slot] = item.item_id;
      typeIds[slot] = item.item_type_id;
      numbers[slot] = item.number;
      worths[slot] = item.worth;
      classes[slot] = item.class;
      owners[slot] = owner;
      return slot;
    },
    free: (slot) => {
      freed.push(slot);
    },
    itemId: (slot) => itemIds[slot] as ItemId,
    typeId: (slot) => typeIds[slot] as ItemTypeId,
    worth: (slot) => worths[slot] as number,
    classOf: (slot) => classes[slot] as number,
    owner: (slot) => owners[slot] as number,
    item: (slot) => ({
      item_id: table.itemId(slot),
      item_type_id: table.typeId(slot),
      number: numbers[slot] as number,
      worth: table.worth(slot),
      class: classOfWorth(table.worth(slot)),
    }),
    count: () => used - freed.length,
  };
  return table;
}

function grown<Values extends Float64Array | Int32Array | Uint8Array>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}
