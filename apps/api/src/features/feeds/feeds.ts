import { API_CHANGES, changeAnchor } from '@wallabee/contract/developers/api-changes';
import type { Reads } from '../../platform/db/replica/reads.ts';
import type { Feed, FeedEntry } from '../../platform/feeds/feed.ts';
import {
  type Catalogue,
  type CatalogueHolder,
  type CatalogueItem,
  pictures,
} from '../catalogue/catalogue.public.ts';
import { listBlogPosts, type SiteAddresses, toFeedEntry } from '../news/news.public.ts';
import { listDays } from '../provenance/provenance.public.ts';

export interface FeedSources extends SiteAddresses {
  reads: Reads;
  catalogue: CatalogueHolder;
  now: () => Date;
}

export type FeedName = 'news' | 'new-items' | 'store-items' | 'provenance' | 'api-changes';

export const FEEDS: Record<FeedName, (sources: FeedSources) => Feed | Promise<Feed>> = {
  news: async ({ reads, now, ...addresses }) => {
    const newest = { now: now(), limit: MOST_IN_FEED };
    const posts = await reads.anywhere((db) => listBlogPosts(db, newest));
    return {
      title: 'News from the hive',
      description: 'What is new in WallaBee, and the people who play it.',
      pageUrl: `${addresses.siteUrl}/news`,
      entries: posts.map((post) => toFeedEntry(post, addresses)),
    };
  },
  'new-items': (sources) => ({
    title: 'New items of WallaBee',
    description: 'Every item as it is released.',
    pageUrl: `${sources.siteUrl}/tools/sets`,
    entries: newestItems(sources, () => true),
  }),
  'store-items': (sources) => ({
    title: 'New in the stores of WallaBee',
    description: 'What the stores have begun to sell.',
    pageUrl: `${sources.siteUrl}/tools/sets`,
    entries: newestItems(sources, ({ store_cost, is_retired }) => store_cost !== null && !is_retired),
  }),
  provenance: async ({ reads, siteUrl, apiUrl }) => {
    const days = await reads.anywhere((db) => listDays(db, { limit: MOST_IN_FEED }));
    return {
      title: 'Roots of all histories of WallaBee',
      description: 'The root of every day, which proves that no history was changed later.',
      pageUrl: `${siteUrl}/tools/provenance`,
      entries: days.map(({ day, root, published_at }) => ({
        url: `${apiUrl}/provenance/${day}`,
        title: day,
        summary: root.toString('hex'),
        text: root.toString('hex'),
        image: null,
        published_at: published_at.toISOString(),
      })),
    };
  },
  'api-changes': ({ siteUrl }) => ({
    title: 'Changes of the WallaBee API',
    description: 'Calls that were added, changed or deprecated.',
    pageUrl: `${siteUrl}/developers/changes`,
    entries: API_CHANGES.slice(0, MOST_IN_FEED).map(({ day, kind, title, text }) => ({
      url: `${siteUrl}/developers/changes#${changeAnchor({ day, title })}`,
      title: `${KINDS[kind]}: ${title}`,
      summary: text,
      text,
      image: null,
      published_at: `${day}T00:00:00.000Z`,
    })),
  }),
};

const KINDS = { added: 'Added', changed: 'Changed', deprecated: 'Deprecated' };

const MOST_IN_FEED = 30;

function newestItems(sources: FeedSources, isWanted: (item: CatalogueItem) => boolean): FeedEntry[] {
  const catalogue = sources.catalogue.current();
  const now = sources.now().toISOString();
  return [...catalogue.items.values()]
    .flatMap((item) => (item.released_at !== null && isWanted(item) ? { item, at: item.released_at } : []))
    .filter(({ at }) => at <= now)
    .sort((one, other) => other.at.localeCompare(one.at) || other.item.id - one.item.id)
    .slice(0, MOST_IN_FEED)
    .map(({ item, at }) => toItemEntry(catalogue, item, { ...sources, published_at: at }));
}

function toItemEntry(
  { sets, stores }: Catalogue,
  item: CatalogueItem,
  { siteUrl, apiUrl, published_at }: SiteAddresses & { published_at: string },
): FeedEntry {
  const set = sets.get(item.set_id)?.name ?? '';
  const sellers = item.stores.flatMap((id) => stores.get(id)?.name ?? []);
  const sold =
    item.store_cost === null
      ? ''
      : ` ${item.store_cost} honeycombs at ${sellers.join(' and ') || 'the store'}.`;
  return {
    url: `${siteUrl}/tools/item/${item.id}`,
    title: `${item.name} (${set})`,
    summary: item.description,
    text: `${item.description}\n\nOf the set ${set}.${sold}`,
    image: pictures({ kind: 'item', id: item.id }, apiUrl).image_url_200,
    published_at,
  };
}
