import type { IncomingMessage } from 'node:http';

export const API_PREFIX = '/api';

/**
 * Old clients join their base address and their path carelessly, so doubled slashes are forgiven below the API's base.
 * Where a host of its own is given to the API, its root is the API's base.
 */
export function rewriteAddress({ apiHost }: { apiHost: string | undefined }) {
  return (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    if (apiHost && request.headers.host === apiHost && !isBelowApi(url)) return tidy(`${API_PREFIX}/${url}`);
    return isBelowApi(url) ? tidy(url) : url;
  };
}

function isBelowApi(url: string): boolean {
  return /^\/+api(?:[/?]|$)/.test(url);
}

function tidy(url: string): string {
  const [path = '', ...search] = url.split('?');
  const tidied = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return [tidied, ...search].join('?');
}
