import type { Feed, FeedAddresses } from './feed.ts';

export function toJsonFeed({ title, description, pageUrl, entries }: Feed, addresses: FeedAddresses): string {
  const { siteUrl, feedUrl } = addresses;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: 'en',
    home_page_url: pageUrl,
    ...(feedUrl !== null && { feed_url: feedUrl }),
    icon: `${siteUrl}/favicon.svg`,
    authors: [{ name: 'WallaBee', url: siteUrl }],
    items: entries.map(({ id, url, image, text, published_at, ...entry }) => ({
      id: id ?? url,
      url,
      ...entry,
      ...(image !== null && { image }),
      content_text: text,
      date_published: published_at,
    })),
  });
}
