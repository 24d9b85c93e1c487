import { fetchOutside } from '../../../platform/outside/fetch-outside.ts';
import type { FeedPost } from './feed-post.ts';
import { parseFeed } from './parse-feed.ts';

/** The operator configures the address, so it may lead into their own network. */
export async function readFeed(url: URL, { withinMs = SLOWEST_MS } = {}): Promise<FeedPost[]> {
  return parseFeed(
    await fetchOutside({ url, accept: ACCEPT, mostBytes: MOST_BYTES, withinMs, isTrusted: true }),
  );
}

const SLOWEST_MS = 5_000;
const MOST_BYTES = 1_000_000;
const ACCEPT =
  'application/feed+json, application/rss+xml, application/atom+xml, application/json;q=0.8, */*;q=0.5';
