import type { FastifyInstance } from 'fastify';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { listPlaceIds, listPostSlugs } from './sitemap.queries.ts';
import { SITEMAP_LIMIT, sitemapPaths, toRobots, toSitemap } from './sitemap.ts';

interface SitemapOptions {
  db: Db;
  catalogue: CatalogueHolder;
  siteUrl: string;
  now: () => Date;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

/** For search engines: what may be read, and all that there is to read. */
export function sitemapRoutes({ db, catalogue, siteUrl, now, clock }: SitemapOptions) {
  const caches = perCatalogue(catalogue, () =>
    createCache<string>({ name: 'sitemap', maxEntries: 1, ttlMs: 3_600_000, clock }),
  );

  async function makeSitemap(): Promise<string> {
    const postSlugs = await listPostSlugs(db, { now: now(), limit: SITEMAP_LIMIT });
    const placeIds = await listPlaceIds(db, SITEMAP_LIMIT);
    const paths = sitemapPaths(catalogue.current(), { placeIds, postSlugs });
    return toSitemap(siteUrl, paths);
  }

  return async (app: FastifyInstance) => {
    app.get('/sitemap.xml', async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', ONE_HOUR)
        .send(await caches().getOrLoad('xml', makeSitemap)),
    );

    app.get('/robots.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(toRobots(siteUrl)),
    );
  };
}

const ONE_HOUR = 'public, max-age=3600';
