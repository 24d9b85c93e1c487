import type { WishListChoice } from '@wallabee/contract/wish-lists/wish-list-rules';
import type { SiteAddress } from '../../ui/controls/link.tsx';

/** `player` is the key in the address. */
export function wishListsHref(player: string | number): SiteAddress {
  return `/tools/profile/${encodeURIComponent(player).replace('%40', '@')}/wishlist`;
}

export function wishListHref(player: string | number, { target, isWider }: WishListChoice): SiteAddress {
  return `${wishListsHref(player)}/${target}${isWider ? '/true' : ''}`;
}

/** The plan of one's own list; null where no query says it. */
export function wishPlanHref({ target, isWider }: WishListChoice): SiteAddress | null {
  if (target === 'P') return null;
  if (target === 'U') return planOf('missing:me is:unique');
  const wished = target === 'M' ? 'missing:me' : `(missing:me or best>${target})`;
  return planOf(isWider ? wished : `${wished} -is:unique`);
}

function planOf(q: string): SiteAddress {
  return `/plan?${new URLSearchParams({ q })}`;
}
