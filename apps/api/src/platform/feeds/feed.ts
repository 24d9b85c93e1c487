/** What feed readers follow, whichever of the two formats they read. */
export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same to people. */
  pageUrl: string;
  /** Newest first. */
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Names the entry, too: it never changes. */
  url: string;
  title: string;
  summary: string;
  text: string;
  image: string;
  published_at: string;
}

/** Where the feed itself is, and the site it belongs to. */
export interface FeedAddresses {
  feedUrl: string;
  siteUrl: string;
}
