import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { OfferTable } from './offer-table.ts';

/** The offers of each type, best first. */
export interface OffersByType {
  add(slot: number): void;
  remove(slot: number): void;
  of(type: ItemTypeId): readonly number[];
  types(): Iterable<ItemTypeId>;
}

export function createOffersByType(offers: OfferTable): OffersByType {
  const byType = new Map<ItemTypeId, { slots: number[]; isSorted: boolean }>();
  const byWorth = (a: number, b: number) =>
    offers.worth(b) - offers.worth(a) || offers.itemId(a) - offers.itemId(b);

  return {
    add: (slot) => {
      const type = offers.typeId(slot);
      const entry = byType.get(type);
      if (!entry) {
        byType.set(type, { slots: [slot], isSorted: true });
        return;
      }
      entry.slots.push(slot);
      entry.isSorted = false;
    },
    remove: (slot) => {
      const type = offers.typeId(slot);
      const slots = byType.get(type)?.slots;
      slots?.splice(slots.indexOf(slot), 1);
      if (slots?.length === 0) byType.delete(type);
    },
    // Sorted when they are read, so that a market of millions of offers is built in seconds.
    of: (type) => {
      const entry = byType.get(type);
      if (!entry) return NOTHING;
      if (!entry.isSorted) entry.slots.sort(byWorth);
      entry.isSorted = true;
      return entry.slots;
    },
    types: () => byType.keys(),
  };
}

const NOTHING: readonly number[] = [];
