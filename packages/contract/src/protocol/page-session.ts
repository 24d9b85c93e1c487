/**
 * A cookie that lets the server render forum pages for a player. It only reads the forums
 * (docs/decisions/0037-page-sessions.md).
 */
export interface PageSession {
  /** For the browser's own use; the server authorizes by the credential alone. */
  userId: number;
  credential: string;
}

export const PAGE_SESSION_PATH = '/forums';

export const PAGE_SESSION_HEADER = 'x-page-session';

/** A login lasts a month, so that players on phones rarely type a password. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export function pageSessionCookie(session: PageSession | null, isSecure: boolean): string {
  return cookieOf(COOKIE_NAME, session && `${session.userId}.${session.credential}`, isSecure);
}

/** Removes the cookie of earlier releases, which was a copy of the token. */
export function endedPassCookie(isSecure: boolean): string {
  return cookieOf('page-pass', null, isSecure);
}

export function readPageSession(cookies: string | undefined, isSecure: boolean): PageSession | undefined {
  const start = `${nameOf(COOKIE_NAME, isSecure)}=`;
  const value = cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  const [, userId, credential] = WELL_FORMED.exec(value ?? '') ?? [];
  return userId && credential ? { userId: Number(userId), credential } : undefined;
}

function cookieOf(name: string, value: string | null, isSecure: boolean): string {
  const life = value === null ? 0 : SESSION_SECONDS;
  const rest = `Path=${PAGE_SESSION_PATH}; Max-Age=${life}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${nameOf(name, isSecure)}=${value ?? ''}; ${rest}`;
}

/** Browsers accept the __Secure- prefix over https only. */
function nameOf(name: string, isSecure: boolean): string {
  return isSecure ? `__Secure-${name}` : name;
}

const COOKIE_NAME = 'page-session';
const WELL_FORMED = /^(\d{1,10})\.([\w-]{43})$/;
