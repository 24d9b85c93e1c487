export interface Feed {
  title: string;
  description: string;
  pageUrl: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Also the id of the entry, so it must not change. */
  url: string;
  title: string;
  summary: string;
  text: string;
  image: string;
  published_at: string;
}

export interface FeedAddresses {
  feedUrl: string;
  siteUrl: string;
}
