import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { listPlaceIds, listPostSlugs } from './sitemap.queries.ts';
import { SITEMAP_LIMIT, sitemapPaths, toRobots, toSitemap } from './sitemap.ts';

interface SitemapOptions {
  db: Db;
  catalogue: CatalogueHolder;
  siteUrl: string;
  now: () => Date;
}

/** For search engines: what may be read, and all that there is to read. */
export function sitemapRoutes({ db, catalogue, siteUrl, now }: SitemapOptions) {
  // New places appear slowly; no crawler's visit is worth reading all of them again.
  const kept = perCatalogue(catalogue, () => ({ madeAt: Number.NEGATIVE_INFINITY, xml: '' }));

  async function currentSitemap(): Promise<string> {
    const sitemap = kept();
    if (now().getTime() - sitemap.madeAt < KEPT_MS) return sitemap.xml;
    const postSlugs = await listPostSlugs(db, { now: now(), limit: SITEMAP_LIMIT });
    const placeIds = await listPlaceIds(db, SITEMAP_LIMIT);
    const paths = sitemapPaths(catalogue.current(), { placeIds, postSlugs });
    return Object.assign(sitemap, { madeAt: now().getTime(), xml: toSitemap(siteUrl, paths) }).xml;
  }

  return async (app: FastifyInstance) => {
    app.get('/sitemap.xml', async (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', ONE_HOUR)
        .send(await currentSitemap()),
    );

    app.get('/robots.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(toRobots(siteUrl)),
    );
  };
}

const KEPT_MS = 3_600_000;
const ONE_HOUR = 'public, max-age=3600';
