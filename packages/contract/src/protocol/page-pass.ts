/**
 * What a browser shows with a page of the forums, so that the server can write into it what the player may read: a copy
 * of the login in its storage. No call takes it (docs/decisions/0029-page-pass.md).
 */
export interface PagePass {
  /** Whose the browser takes it for; what may be read follows from the token alone. */
  userId: number;
  token: string;
}

/** The only pages it is shown with. */
export const PASS_PATH = '/forums';

/** How long a login lives: a player on the bus need not type a password every week. Its copy must not live longer. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** What the browser writes into `document.cookie`; null takes the pass away. */
export function passCookie(pass: PagePass | null, isSecure: boolean): string {
  const value = pass ? `${pass.userId}.${pass.token}` : '';
  const life = pass ? SESSION_SECONDS : 0;
  const rest = `Path=${PASS_PATH}; Max-Age=${life}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${passName(isSecure)}=${value}; ${rest}`;
}

/** The pass among the cookies that came with a request, if it looks like one. */
export function readPass(cookies: string | undefined, isSecure: boolean): PagePass | undefined {
  const start = `${passName(isSecure)}=`;
  const value = cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  const [, userId, token] = WELL_FORMED.exec(value ?? '') ?? [];
  return userId && token ? { userId: Number(userId), token } : undefined;
}

/** Browsers let nobody write the first name who has not come by https. */
function passName(isSecure: boolean): string {
  return isSecure ? '__Secure-page-pass' : 'page-pass';
}

const WELL_FORMED = /^(\d{1,10})\.([\w-]{16,200})$/;
