/**
 * What a browser shows with a page of the forums, so that the server can write into it what the player may read. It
 * reads the forums and does nothing else (docs/decisions/0037-page-sessions.md).
 */
export interface PageSession {
  /** Whose the browser takes it for; what may be read follows from the credential alone. */
  userId: number;
  credential: string;
}

/** The only pages it is shown with. */
export const PAGE_SESSION_PATH = '/forums';

/** How a page's loader shows it to the API. */
export const PAGE_SESSION_HEADER = 'x-page-session';

/** How long a login lives: a player on the bus need not type a password every week. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** What the browser writes into `document.cookie`; null takes it away. */
export function pageSessionCookie(session: PageSession | null, isSecure: boolean): string {
  return cookieOf(COOKIE_NAME, session && `${session.userId}.${session.credential}`, isSecure);
}

/** Takes away what releases before 0037 wrote, which was a copy of the token. */
export function endedPassCookie(isSecure: boolean): string {
  return cookieOf('page-pass', null, isSecure);
}

/** The page session among the cookies that came with a request, if it looks like one. */
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

/** Browsers let nobody write a name with this prefix who has not come by https. */
function nameOf(name: string, isSecure: boolean): string {
  return isSecure ? `__Secure-${name}` : name;
}

const COOKIE_NAME = 'page-session';
const WELL_FORMED = /^(\d{1,10})\.([\w-]{43})$/;
