import { isSiteAddress, type SiteAddress } from '../../ui/controls/link.tsx';

/** The boot script uses the same key. */
export const LOGIN_RETURN = 'loginReturn';

/** Spread on every link to the login, which then leads back to the page with the link. */
export const loginLink = { to: '/login', onClick: () => returnAfterLogin(currentAddress()) } as const;

/** In the storage of the tab, which survives a reload of the login page and ends with the tab. */
export function returnAfterLogin(address: string) {
  if (toSiteAddress(address) === null) return;
  try {
    sessionStorage.setItem(LOGIN_RETURN, address);
  } catch {
    // Storage is forbidden, and then there is no login either.
  }
}

export function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

export function readLoginReturn(): SiteAddress | null {
  return toSiteAddress(sessionStorage.getItem(LOGIN_RETURN) ?? '');
}

export function forgetLoginReturn() {
  sessionStorage.removeItem(LOGIN_RETURN);
}

/** Null for the login itself and for every address that a browser could take for another site. */
export function toSiteAddress(address: string): SiteAddress | null {
  const isPath = /^\/[^\s\\]*$/.test(address) && isSiteAddress(address);
  if (!isPath || !URL.canParse(address, ANY_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(address, ANY_SITE);
  const normalised = pathname + search + hash;
  const isOwn = origin === ANY_SITE && isSiteAddress(normalised) && !/^\/login\/?$/.test(pathname);
  return isOwn ? normalised : null;
}

const ANY_SITE = 'https://site.invalid';
