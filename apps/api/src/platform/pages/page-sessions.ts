import {
  PAGE_SESSION_PATH,
  type PageSession,
  readPageSession,
} from '@wallabee/contract/protocol/page-session';
import type { FastifyRequest } from 'fastify';

/**
 * The page session that came with a page that may be made for one player. What a page asks for after it has come alive
 * (`.data`) never is: it comes from calls.
 */
export function pageSessionOf(
  { method, url, headers }: FastifyRequest,
  siteUrl: string,
): PageSession | undefined {
  if (method === 'POST' || !mayNeedPageSession(url)) return undefined;
  return readPageSession(headers.cookie, siteUrl.startsWith('https:'));
}

/** Whether the same address is another page to another reader. */
export function mayNeedPageSession(url: string): boolean {
  const path = pathOf(url);
  return (path === PAGE_SESSION_PATH || path.startsWith(`${PAGE_SESSION_PATH}/`)) && !isPageData(url);
}

/** What a page that has come alive fetches to show the next one. */
export function isPageData(url: string): boolean {
  return pathOf(url).endsWith('.data');
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/s, '');
}
