import { toAtomFeed } from './atom-feed.ts';
import type { Feed, FeedAddresses } from './feed.ts';
import { toJsonFeed } from './json-feed.ts';

interface FeedFormat {
  ending: 'json' | 'atom';
  type: string;
  write: (feed: Feed, addresses: FeedAddresses) => string;
}

export const FEED_FORMATS: FeedFormat[] = [
  { ending: 'json', type: 'application/feed+json', write: toJsonFeed },
  { ending: 'atom', type: 'application/atom+xml', write: toAtomFeed },
];
