import type { SiteAddress } from '../../ui/controls/link.tsx';

/** Who is logged in, as far as the shell must know. */
export type ShellSession = { username: string; unread: number };

export type ProfilePage = 'pouch' | 'sets' | 'achievements' | 'friends' | 'giftunique' | 'export' | 'redeem';

/**
 * Everyone is served the same HTML, so until the script has read the session the links lead to /login,
 * which sends a logged-in visitor on to the pouch.
 */
export function profilePath(session: ShellSession | null, page: ProfilePage): SiteAddress {
  return session ? `/u/${encodeURIComponent(session.username)}/${page}` : '/login';
}
