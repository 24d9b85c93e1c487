import type { IncomingMessage } from 'node:http';

export const API_PREFIX = '/api';

/**
 * Old clients join their base address and path carelessly, so doubled slashes are accepted below the API's base. On
 * the API's own host, the base is the root.
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
  if (!url.includes('//') && !url.endsWith('/') && !url.includes('/?')) return url;
  const [path = '', ...search] = url.split('?');
  const tidied = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return [tidied, ...search].join('?');
}

/**
 * People type 100% into an address: where it cannot be decoded, percent signs are taken literally. The router in the
 * browser does the same.
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
