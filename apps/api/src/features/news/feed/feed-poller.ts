import type { FeedPost } from './feed-post.ts';

export interface FeedPoller {
  latest(): Promise<FeedPost[] | undefined>;
  /** It resolves after a success or a failure and never rejects. */
  refresh(): Promise<void>;
}

interface FeedPollerOptions {
  read: () => Promise<FeedPost[]>;
  now: () => Date;
  warn: (failure: unknown) => void;
}

/** Stale posts are served while new ones are fetched, so that no visitor waits for another server. */
export function createFeedPoller({ read, now, warn }: FeedPollerOptions): FeedPoller {
  let last: { posts: FeedPost[]; readAt: number } | undefined;
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
      last = { posts: await read(), readAt: now().getTime() };
      failedAt = undefined;
    } catch (failure) {
      failedAt = now().getTime();
      warn(failure);
    }
  }

  function isDue(): boolean {
    const time = now().getTime();
    if (failedAt !== undefined) return time - failedAt >= RETRY_MS;
    return last === undefined || time - last.readAt >= REFRESH_MS;
  }

  return {
    refresh,
    async latest() {
      if (isDue()) void refresh();
      // After a failure no visitor waits for the blog.
      if (last === undefined && failedAt === undefined) await reading;
      return last?.posts;
    },
  };
}

const REFRESH_MS = 10 * 60_000;
const RETRY_MS = 30_000;
