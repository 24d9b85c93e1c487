import { PASS_PATH, type PagePass, readPass } from '@wallabee/contract/protocol/page-pass';
import type { FastifyRequest } from 'fastify';

/**
 * The pass that came with a page that may be made for one player. What a page asks for after it has come alive
 * (`.data`) never is: it comes from calls.
 */
export function passOf({ method, url, headers }: FastifyRequest, siteUrl: string): PagePass | undefined {
  if (method === 'POST' || !mayNeedPass(url)) return undefined;
  return readPass(headers.cookie, siteUrl.startsWith('https:'));
}

/** Whether the same address is another page to whoever shows another pass. */
export function mayNeedPass(url: string): boolean {
  const path = url.replace(/[?#].*/s, '');
  return (path === PASS_PATH || path.startsWith(`${PASS_PATH}/`)) && !path.endsWith('.data');
}
