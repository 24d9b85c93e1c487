import { STAFF_OWNER_ID, UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { WishableType } from '@wallabee/contract/wish-lists/wish-list';
import { isScarce } from '@wallabee/contract/wish-lists/wish-list-rules';
import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';

/** Undiscovered types must not be revealed. */
export function toWishableTypes({ items }: Catalogue, numbers: IssuedNumbers): WishableType[] {
  return [...items.values()]
    .filter((item) => item.released_at !== null && !isUndiscovered(item))
    .map((item) => ({
      item_type_id: item.id,
      name: item.name,
      set_id: item.set_id,
      hue: item.hue,
      retired: item.is_retired,
      scarce: item.set_id === UNIQUE_SET_ID && isScarceUnique(item, numbers),
      image_key: item.image_key,
    }));
}

function isScarceUnique(item: CatalogueItem, numbers: IssuedNumbers): boolean {
  return isScarce({
    isOneOfAKind: item.is_one_of_a_kind,
    isOfTheStaff: item.owners.some(({ id }) => id === STAFF_OWNER_ID),
    isRetired: item.is_retired,
    issued: numbers.of(item.id),
  });
}
