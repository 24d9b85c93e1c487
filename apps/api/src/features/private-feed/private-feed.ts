import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Feed, FeedAddresses, FeedEntry } from '../../platform/feeds/feed.ts';
import { wordsOf } from '../bell/bell.public.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import type { FeedNotice } from './private-feed.queries.ts';

export interface SiteAddresses {
  siteUrl: string;
  apiUrl: string;
}

export function toPrivateFeed(notices: readonly FeedNotice[], addresses: SiteAddresses): Feed {
  return {
    title: 'Your bell · WallaBee',
    description: 'What your bell rings for.',
    pageUrl: `${addresses.siteUrl}/alerts/history`,
    entries: notices.map((notice) => toEntry(notice, addresses)),
  };
}

/** Without the secret, because readers pass on the id with an entry that is shared. */
export function privateFeedAddresses(player: PlayerId, siteUrl: string): FeedAddresses {
  return { siteUrl, feedId: `${tagsOf(siteUrl)}:bell/${player}`, feedUrl: null };
}

/** Several notifications may lead to one page, so its address is no id. */
function toEntry(
  { notification_id, at, parts, url, picture }: FeedNotice,
  addresses: SiteAddresses,
): FeedEntry {
  const { siteUrl, apiUrl } = addresses;
  const words = wordsOf(parts.one);
  return {
    id: `${tagsOf(siteUrl)}:notification/${notification_id}`,
    url: new URL(url, siteUrl).href,
    title: words,
    summary: words,
    text: words,
    image: picture && pictures({ kind: picture.of, id: picture.id }, apiUrl).image_url_200,
    published_at: at.toISOString(),
  };
}

/** RFC 4151 */
function tagsOf(siteUrl: string): string {
  return `tag:${new URL(siteUrl).hostname},2026`;
}
