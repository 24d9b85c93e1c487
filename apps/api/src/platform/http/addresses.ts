import type { IncomingMessage } from 'node:http';

export const API_PREFIX = '/api';

/**
 * Old clients join their base address and path carelessly, so doubled slashes are accepted below the API's base. On
 * the API's own hosts, the base is the root.
 */
export function rewriteAddress({ apiHosts }: { apiHosts: ReadonlySet<string> }) {
  return ({ headers, url: target = '/' }: IncomingMessage): string => {
    const { url } = readTarget(target);
    const isApiHost = apiHosts.size > 0 && apiHosts.has(hostOf(target, headers.host));
    if (isApiHost && !isBelowApi(url)) return tidy(`${API_PREFIX}/${url}`);
    return isBelowApi(url) ? tidy(url) : readable(url);
  };
}

export function hostOf(target: string, header = ''): string {
  return plainHost(readTarget(target).host ?? header);
}

/** Removes a default port and a trailing dot, which do not change the host. */
export function plainHost(host: string): string {
  return host.toLowerCase().replace(/\.?(:(?!80$|443$)\d+)?(:80|:443)?$/, '$1');
}

/** Proxies may send the whole address as the target; its host then counts instead of the Host header (RFC 9112). */
export function readTarget(target: string): { host?: string; url: string } {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(target) ?? [];
  if (host === undefined) return { url: target };
  return { host, url: rest.startsWith('/') ? rest : `/${rest}` };
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
