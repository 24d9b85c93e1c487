import type { SiteAddress } from '../../../ui/controls/link.tsx';

export const PROFILE_TABS = ['cabinet', 'bio', 'uniques', 'locklist', 'wishlist', 'swaps'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The pages of a profile; the list of finished sets belongs to the cabinet. */
export type ProfilePage = ProfileTab | 'trophies';

/** `player` is an id, or a name as it was typed. */
export function profileHref(player: number | string, page: ProfilePage): SiteAddress {
  // An @ may stay unescaped in an address.
  return `/tools/profile/${encodeURIComponent(player).replace('%40', '@')}/${page}`;
}

export function profileTabOf(pathname: string): ProfileTab {
  const segment = pathname.split('/')[4];
  return PROFILE_TABS.find((tab) => tab === segment) ?? 'cabinet';
}
