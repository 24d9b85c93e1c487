import type { FastifyInstance } from 'fastify';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Reads } from '../../platform/db/replica/reads.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { getLatestCompletions, getLatestIssues, listPlaces, listPosts } from './sitemap.queries.ts';
import { SITEMAP_LIMIT, sitemapPages, toRobots, toSitemap } from './sitemap.ts';

interface SitemapOptions {
  reads: Reads;
  catalogue: CatalogueHolder;
  siteUrl: string;
  now: () => Date;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

/** For search engines: what may be read, and all that there is to read. */
export function sitemapRoutes({ reads, catalogue, siteUrl, now, clock }: SitemapOptions) {
  const caches = perCatalogue(catalogue, () =>
    createCache<string>({ name: 'sitemap', maxEntries: 1, ttlMs: 3_600_000, clock }),
  );

  async function makeSitemap(db: Db): Promise<string> {
    const [places, posts, issues, completions] = await Promise.all([
      listPlaces(db, SITEMAP_LIMIT),
      listPosts(db, { now: now(), limit: SITEMAP_LIMIT }),
      getLatestIssues(db),
      getLatestCompletions(db),
    ]);
    const pages = sitemapPages(catalogue.current(), { places, posts, issues, completions, now: now() });
    return toSitemap(siteUrl, pages);
  }

  return async (app: FastifyInstance) => {
    app.get('/sitemap.xml', async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', ONE_HOUR)
        .send(await caches().getOrLoad('xml', async () => reads.anywhere(makeSitemap))),
    );

    app.get('/robots.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(toRobots(siteUrl)),
    );
  };
}

const ONE_HOUR = 'public, max-age=3600';
