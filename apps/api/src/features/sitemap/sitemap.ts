import type { PlaceId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Catalogue, CatalogueSet } from '../catalogue/catalogue.public.ts';

/** The sitemap protocol's limit for one file. */
export const SITEMAP_LIMIT = 50_000;

/** Catalogue pages come before places, which alone could fill the file. */
export function sitemapPaths(
  catalogue: Catalogue,
  { placeIds, postSlugs }: { placeIds: readonly PlaceId[]; postSlugs: readonly string[] },
): string[] {
  const { generations, sets, items, groups } = catalogue;
  const shown = [...items.values()].filter((item) => !isUndiscovered(item));
  return [
    ...STATIC_PAGES,
    ...postSlugs.map((slug) => `/news/${slug}`),
    ...groups.map(({ slug }) => `/places/${encodeURIComponent(slug)}`),
    ...generations.map(({ gen_id }) => `/tools/sets/gen/${gen_id}`),
    ...[...sets.values()].flatMap(setPaths),
    ...shown.map(({ id }) => `/tools/item/${id}`),
    ...placeIds.map((id) => `/tools/place/${id}`),
  ].slice(0, SITEMAP_LIMIT);
}

export function toSitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Excludes pages that need a login, and raw data. */
export function toRobots(siteUrl: string): string {
  const closed = ['/api/', '/u/', '/login', '/addthread/', '/pieces'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

const STATIC_PAGES = [
  '/',
  '/about',
  '/faq',
  '/rules',
  '/uniques',
  '/places',
  '/news',
  '/terms',
  '/privacy',
  '/credits',
  '/developers',
  '/developers/calls',
  '/NFT',
  '/retrobee',
  '/tools/sets',
  '/tools/search',
  '/tools/profile',
];

function setPaths({ id, subsets }: CatalogueSet): string[] {
  const own = `/tools/sets/${id}`;
  if (subsets.length === 0) return [own];
  return [own, `${own}/sub`, ...subsets.map(({ subset_id }) => `${own}/sub/${subset_id}`)];
}
