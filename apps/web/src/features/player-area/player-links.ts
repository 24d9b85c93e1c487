import type { SiteAddress } from '../../ui/controls/link.tsx';

export const PLAYER_TABS = [
  'pouch',
  'sets',
  'achievements',
  'inbox',
  'friends',
  'giftunique',
  'export',
  'redeem',
  'swaps',
  'profile',
  'birthday',
  'sessions',
  'apps',
  'data',
] as const;
export type PlayerTab = (typeof PLAYER_TABS)[number];

export function playerTabHref(username: string, tab: PlayerTab): SiteAddress {
  return `/u/${encodeURIComponent(username)}/${tab}`;
}

export function addressUnderName({ pathname, search, hash }: URL, username: string): string {
  const [, u = 'u', , ...rest] = pathname.split('/');
  return ['', u, encodeURIComponent(username), ...rest].join('/') + search + hash;
}
