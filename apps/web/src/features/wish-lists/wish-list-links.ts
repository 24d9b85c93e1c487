import type { WishListChoice } from '@wallabee/contract/wish-lists/wish-list-rules';
import type { SiteAddress } from '../../ui/controls/link.tsx';

/** `player` is the key in the address. */
export function wishListsHref(player: string | number): SiteAddress {
  return `/tools/profile/${encodeURIComponent(player).replace('%40', '@')}/wishlist`;
}

export function wishListHref(player: string | number, { target, isWider }: WishListChoice): SiteAddress {
  return `${wishListsHref(player)}/${target}${isWider ? '/true' : ''}`;
}
