import type { CarriedItem } from '@wallabee/contract/pouch/own-pouch';
import type { PouchItem } from '@wallabee/contract/pouch/pouch';
import type { OwnItem } from '../../game-ui/actions/own-actions.ts';

/** An item of the pouch with what only its player knows; without it where that could not be loaded. */
export type OwnPouchItem = PouchItem & { own?: CarriedItem | undefined; is_spare?: boolean | undefined };

export function withOwnFacts(
  items: readonly PouchItem[],
  known: readonly CarriedItem[] | undefined,
): OwnPouchItem[] {
  const facts = new Map(known?.map((one) => [one.item_id, one]));
  return items.map((item) => {
    const own = facts.get(item.item_id);
    return own ? { ...item, own, is_spare: own.is_spare } : item;
  });
}

/** As the actions need it. */
export function actedItem(item: OwnPouchItem, { is_locked, price }: CarriedItem): OwnItem {
  return { ...item, status: 'pouch', is_locked, price };
}
