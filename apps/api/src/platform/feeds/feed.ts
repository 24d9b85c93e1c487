export interface Feed {
  title: string;
  description: string;
  pageUrl: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Where it is left out, the address is the id. It must not change. */
  id?: string;
  url: string;
  title: string;
  summary: string;
  text: string;
  image: string | null;
  published_at: string;
}

export interface FeedAddresses {
  siteUrl: string;
  /** What readers know the feed by. It must not change. */
  feedId: string;
  /** Null where it is secret: readers pass on what a feed contains. */
  feedUrl: string | null;
}

export function publicAddresses(siteUrl: string, path: string): FeedAddresses {
  const feedUrl = `${siteUrl}${path}`;
  return { siteUrl, feedId: feedUrl, feedUrl };
}
