import { callNames } from '@wallabee/contract/developers/call-names';
import { callPagePath } from '@wallabee/contract/developers/call-page';
import type { ItemTypeId, PlaceId, SetId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type {
  Catalogue,
  CatalogueItem,
  CatalogueSet,
  CatalogueSubset,
} from '../catalogue/catalogue.public.ts';

/** The sitemap protocol's limit for one file. */
export const SITEMAP_LIMIT = 50_000;

export interface SitemapPage {
  path: string;
  /** The last change of what the page shows; left out where nobody knows. */
  changed?: Date | undefined;
}

export interface SitemapRows {
  places: readonly { id: PlaceId; changed_at: Date | null }[];
  posts: readonly { slug: string; published_at: Date }[];
  issues: ReadonlyMap<ItemTypeId, Date>;
  completions: ReadonlyMap<SetId, Date>;
  now: Date;
}

/** Catalogue pages come before places, which alone could fill the file. */
export function sitemapPages(catalogue: Catalogue, rows: SitemapRows): SitemapPage[] {
  const { generations, sets, items, groups, stores, categories } = catalogue;
  const changes = changesOf(rows);
  const shown = [...items.values()].filter((item) => !isUndiscovered(item));
  const newest = latest(shown.map(changes.released));
  const news = latest(rows.posts.map(({ published_at }) => published_at));
  const known: Record<string, Date | undefined> = {
    '/': latest([newest, news]),
    '/news': news,
    '/tools/sets': newest,
    '/tools/search': newest,
  };
  return [
    ...STATIC_PAGES.map((path) => ({ path, changed: known[path] })),
    ...callNames().map((name) => ({ path: callPagePath(name) })),
    ...rows.posts.map(({ slug, published_at }) => ({ path: `/news/${slug}`, changed: published_at })),
    ...groups.map(({ slug }) => ({ path: `/places/${encodeURIComponent(slug)}` })),
    ...generations.map(({ gen_id, sets: own }) => ({
      path: `/tools/sets/gen/${gen_id}`,
      changed: latest(own.map(changes.itemsOf)),
    })),
    ...[...sets.values()].flatMap((set) => setPages(set, changes)),
    ...shown.map((item) => ({ path: `/tools/item/${item.id}`, changed: changes.item(item) })),
    ...[...stores.keys()].map((id) => ({ path: `/tools/store/${id}` })),
    ...[...categories.keys()].map((id) => ({ path: `/tools/category/${id}` })),
    ...rows.places.map(({ id, changed_at }) => ({
      path: `/tools/place/${id}`,
      changed: changed_at ?? undefined,
    })),
  ].slice(0, SITEMAP_LIMIT);
}

export function toSitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>`;
  });
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
  '/developers/models',
  '/developers/changes',
  '/NFT',
  '/retrobee',
  '/tools/sets',
  '/tools/search',
  '/tools/search/help',
  '/tools/luck',
  '/tools/profile',
  '/tools/stats',
];

type Changes = ReturnType<typeof changesOf>;

function changesOf({ issues, completions, now }: SitemapRows) {
  const past = (date: Date | undefined) => (date && date <= now ? date : undefined);
  const released = ({ released_at }: CatalogueItem) =>
    released_at === null ? undefined : past(new Date(released_at));
  const itemsOf = ({ created_at, items }: CatalogueSet | CatalogueSubset) =>
    latest([past(new Date(created_at)), ...items.map(released)]);
  return {
    released,
    itemsOf,
    item: (item: CatalogueItem) => latest([released(item), past(issues.get(item.id))]),
    set: (set: CatalogueSet) => latest([itemsOf(set), past(completions.get(set.id))]),
  };
}

function setPages(set: CatalogueSet, changes: Changes): SitemapPage[] {
  const own = { path: `/tools/sets/${set.id}`, changed: changes.set(set) };
  if (set.subsets.length === 0) return [own];
  const subsets = set.subsets.map((subset) => ({
    path: `${own.path}/sub/${subset.subset_id}`,
    changed: changes.itemsOf(subset),
  }));
  return [
    own,
    { path: `${own.path}/sub`, changed: latest(subsets.map(({ changed }) => changed)) },
    ...subsets,
  ];
}

function latest(dates: readonly (Date | undefined)[]): Date | undefined {
  return dates.reduce((sofar, date) => (date && (!sofar || date > sofar) ? date : sofar), undefined);
}
