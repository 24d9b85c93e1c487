import type { CallApi } from '@wallabee/contract/protocol/client';
import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import type { FastifyInstance } from 'fastify';
import { type ArtOptions, drawingRoutes } from './features/art/art.routes.ts';
import { discoveryRoutes } from './features/discovery/discovery.routes.ts';
import { feedRoutes } from './features/feeds/feeds.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { privateFeedRoutes } from './features/private-feed/private-feed.routes.ts';
import { sitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import type { Db } from './platform/db/db.ts';

interface SiteFileOptions extends ArtOptions {
  db: Db;
  siteUrl: string;
  apiUrl: string;
  links: SiteLinks;
  callApi: CallApi;
  now: () => Date;
  clock?: (() => number) | undefined;
}

/** What the site serves besides its pages and the calls of the API. */
export function siteFiles(options: SiteFileOptions) {
  return async (app: FastifyInstance) => {
    await app.register(sitemapRoutes(options));
    await app.register(feedRoutes(options));
    await app.register(privateFeedRoutes(options));
    await app.register(discoveryRoutes(options));
    await app.register(drawingRoutes(options), { prefix: '/art' });
    await app.register(previewRoutes(options), { prefix: '/previews' });
  };
}

/** A server without a database sends visitors to the API's server for these. */
export const SITE_FILES = [
  '/art/*',
  '/previews/*',
  '/feeds/*',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/api',
  '/.well-known/oauth-protected-resource/api/mcp',
  '/.well-known/api-catalog',
  '/security.txt',
  '/opensearch.xml',
  '/opensearch/suggestions',
  '/llms.txt',
];
