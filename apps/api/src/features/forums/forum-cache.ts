import type { readForum, readThread } from '@wallabee/contract/forums/forum';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { createCache } from '../../platform/cache/cache.ts';
import type { PreparedAnswer } from '../../platform/http/calls/prepared-answer.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { StoredForum, StoredThread } from './forums.queries.ts';
import type { ThreadDaysRow } from './reading/reading.queries.ts';

interface ForumCacheOptions {
  notifications: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
}

interface ForumPage<E extends Endpoint, About> {
  readonly about: About;
  readonly answer: PreparedAnswer<E>;
}

/** Posts and authors are invalidated; the TTL covers item names and accounts that expire. */
export function createForumCaches({ notifications, clock }: ForumCacheOptions) {
  const lists = createCache<ForumPage<typeof readForum, StoredForum> | undefined>({
    name: 'forum-lists',
    maxBytes: 64 * 1024 ** 2,
    ttlMs: 60_000,
    invalidatedBy: 'forum_changed',
    // A list shows many threads, and the channel carries the id of one.
    isInvalidatedAsWhole: true,
    sizeOf: sizeOfPage,
    notifications,
    clock,
  });
  const threads = createCache<ForumPage<typeof readThread, StoredThread> | undefined>({
    name: 'forum-threads',
    maxBytes: 64 * 1024 ** 2,
    ttlMs: 60_000,
    invalidatedBy: 'forum_changed',
    sizeOf: sizeOfPage,
    notifications,
    clock,
  });
  const days = createCache<ThreadDaysRow | undefined>({
    name: 'forum-thread-days',
    maxBytes: 16 * 1024 ** 2,
    ttlMs: 60_000,
    invalidatedBy: 'forum_changed',
    sizeOf: (row) => (row ? BYTES_PER_DAY * (row.days.length + 1) : 0),
    notifications,
    clock,
  });
  return { lists, threads, days };
}

const BYTES_PER_DAY = 100;

function sizeOfPage(page: ForumPage<Endpoint, unknown> | undefined): number {
  return page ? sizeOfContent(page.answer) : 0;
}
