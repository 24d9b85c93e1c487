export const MOST_APPS = 10;
export const LONGEST_APP_NAME = 60;
export const MOST_REDIRECT_URIS = 10;
export const LONGEST_ADDRESS = 500;

export type AppRefusal = 'too_many_apps';

export function appRefusal(made: number): AppRefusal | null {
  return made >= MOST_APPS ? 'too_many_apps' : null;
}

/**
 * An address that the browser of a player may be sent to with a code: a site with https, a program on the player's own
 * machine, or a scheme that belongs to the owner of a domain name.
 */
export function isRedirectUri(address: string): boolean {
  return (
    address.length <= LONGEST_ADDRESS && [HTTPS, LOOPBACK, OWN_SCHEME].some((form) => form.test(address))
  );
}

/** Exact, but for the port of a program on the player's own machine, which the system chooses. */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true;
  return LOOPBACK.test(registered) && LOOPBACK.test(asked) && withoutPort(registered) === withoutPort(asked);
}

export function isWebsite(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && HTTPS.test(address);
}

/** What the player is shown of an address: its host or its scheme. */
export function hostOf(address: string): string {
  return /^https?:\/\/([^/?]+)/.exec(address)?.[1] ?? address.split(':')[0] ?? address;
}

function withoutPort(address: string): string {
  return address.replace(LOOPBACK, 'http://$1$3');
}

const REST = String.raw`([/?](?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?`;
const HTTPS = new RegExp(String.raw`^https://[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?${REST}$`, 'i');
const LOOPBACK = new RegExp(String.raw`^http://(127\.0\.0\.1|\[::1\]|localhost)(:\d{1,5})?${REST}$`);
const OWN_SCHEME = new RegExp(String.raw`^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:${REST.slice(0, -1)}$`, 'i');
