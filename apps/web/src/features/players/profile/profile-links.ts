import type { SiteAddress } from '../../../ui/controls/link.tsx';

/** In the order of the tabs. */
export const PROFILE_TABS = ['bio', 'uniques', 'locklist', 'wishlist'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** `player` is an id, or a name as it was written. */
export function profileHref(player: number | string, tab: ProfileTab): SiteAddress {
  // The mark of a name may stand in an address as it is.
  return `/tools/profile/${encodeURIComponent(player).replace('%40', '@')}/${tab}`;
}

/** Which tab an address belongs to, however deep it goes. */
export function profileTabOf(pathname: string): ProfileTab {
  const segment = pathname.split('/')[4];
  return PROFILE_TABS.find((tab) => tab === segment) ?? 'bio';
}
