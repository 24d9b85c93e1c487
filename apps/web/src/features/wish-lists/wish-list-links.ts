import type { WishListChoice } from '@wallabee/contract/wish-lists/wish-list-rules';

/** `player` as the address names them. */
export function wishListsHref(player: string | number): string {
  return `/tools/profile/${encodeURIComponent(player).replace('%40', '@')}/wishlist`;
}

export function wishListHref(player: string | number, { target, isWider }: WishListChoice): string {
  return `${wishListsHref(player)}/${target}${isWider ? '/true' : ''}`;
}
