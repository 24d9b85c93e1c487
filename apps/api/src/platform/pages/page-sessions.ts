import {
  PAGE_SESSION_PATH,
  type PageSession,
  readPageSession,
} from '@wallabee/contract/protocol/page-session';
import type { FastifyRequest } from 'fastify';

/** Page data (`.data`) is never rendered for one player, because a hydrated page loads that from the API. */
export function pageSessionOf(
  { method, url, headers }: FastifyRequest,
  siteUrl: string,
): PageSession | undefined {
  if (method === 'POST' || !mayNeedPageSession(url)) return undefined;
  return readPageSession(headers.cookie, siteUrl.startsWith('https:'));
}

export function mayNeedPageSession(url: string): boolean {
  const path = pathOf(url);
  return (path === PAGE_SESSION_PATH || path.startsWith(`${PAGE_SESSION_PATH}/`)) && !isPageData(url);
}

/** A hydrated page fetches this to show the next one. */
export function isPageData(url: string): boolean {
  return pathOf(url).endsWith('.data');
}

function pathOf(url: string): string {
  return url.replace(/[?#].*/s, '');
}
