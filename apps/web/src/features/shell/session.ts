import type { SiteAddress } from '../../ui/controls/link.tsx';

export type ShellSession = {
  username: string;
  unread: number;
  /** Proposed swaps without the player's answer. */
  waiting: number;
};

export type ProfilePage =
  | 'pouch'
  | 'sets'
  | 'achievements'
  | 'inbox'
  | 'friends'
  | 'giftunique'
  | 'export'
  | 'redeem';

/**
 * Every visitor is served the same HTML, so the links lead to /login until the script has read the session; /login
 * redirects to the pouch.
 */
export function profilePath(session: ShellSession | null, page: ProfilePage): SiteAddress {
  return session ? `/u/${encodeURIComponent(session.username)}/${page}` : '/login';
}
