import type { FeedPost } from './feed-post.ts';

export interface KeptFeed {
  /** What the blog told last. Undefined while it has not told anything. */
  latest(): Promise<FeedPost[] | undefined>;
  /** Ends when the blog has answered, or has not; never with a failure. */
  refresh(): Promise<void>;
}

interface KeptFeedOptions {
  read: () => Promise<FeedPost[]>;
  now: () => Date;
  warn: (failure: unknown) => void;
}

/** Visitors are shown what was read before, and do not wait for somebody else's server while it is read again. */
export function keepFeed({ read, now, warn }: KeptFeedOptions): KeptFeed {
  let kept: { posts: FeedPost[]; readAt: number } | undefined;
  let failedAt: number | undefined;
  let reading: Promise<void> | undefined;

  function refresh(): Promise<void> {
    reading ??= readOnce().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readOnce() {
    try {
      kept = { posts: await read(), readAt: now().getTime() };
      failedAt = undefined;
    } catch (failure) {
      failedAt = now().getTime();
      warn(failure);
    }
  }

  function isDue(): boolean {
    const time = now().getTime();
    if (failedAt !== undefined) return time - failedAt >= RETRY_MS;
    return kept === undefined || time - kept.readAt >= KEPT_MS;
  }

  return {
    refresh,
    async latest() {
      if (isDue()) void refresh();
      // Only the very first visitors wait: once the blog has failed, nobody does.
      if (kept === undefined && failedAt === undefined) await reading;
      return kept?.posts;
    },
  };
}

const KEPT_MS = 10 * 60_000;
const RETRY_MS = 30_000;
