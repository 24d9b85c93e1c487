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
  feedUrl: string;
  siteUrl: string;
}
