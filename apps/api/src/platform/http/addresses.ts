import type { IncomingMessage } from 'node:http';

export const API_PREFIX = '/api';

/**
 * Old clients join their base address and their path carelessly, so doubled slashes are forgiven below the API's base.
 * Where a host of its own is given to the API, its root is the API's base.
 */
export function rewriteAddress({ apiHost }: { apiHost: string | undefined }) {
  return (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    if (apiHost && request.headers.host?.toLowerCase() === apiHost && !isBelowApi(url))
      return tidy(`${API_PREFIX}/${url}`);
    return isBelowApi(url) ? tidy(url) : readable(url);
  };
}

function isBelowApi(url: string): boolean {
  return /^\/+api(?:[/?]|$)/.test(url);
}

function tidy(url: string): string {
  // As nearly all of them are.
  if (!url.includes('//') && !url.endsWith('/') && !url.includes('/?')) return url;
  const [path = '', ...search] = url.split('?');
  const tidied = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return [tidied, ...search].join('?');
}

/**
 * A page is for people, and people write 100% into an address: where it cannot be decoded, every percent sign is taken
 * for what it is. The router in the browser reads it the same way.
 */
function readable(url: string): string {
  const [path = '', ...search] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?');
  }
}
