import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { PostRow, StoredForum, StoredThread, ThreadRow } from './forums.queries.ts';
import { FORUM_CHANGED_CHANNEL } from './forums.queries.ts';
import { createKeptPages } from './kept-pages.ts';

export type ForumPages = ReturnType<typeof createForumPages>;

interface ForumPagesOptions {
  now: () => Date;
  notifications: Pick<Notifications, 'on'>;
  /** Tests write to the tables behind the service's back, and want to see it. */
  areKept: boolean;
}

export function createForumPages({ now, notifications, areKept }: ForumPagesOptions) {
  const most = areKept ? MOST_PAGES : 0;
  const lists = createKeptPages<{ forum: StoredForum; threads: ThreadRow[] }>({ now, most });
  const threads = createKeptPages<{ thread: StoredThread; posts: PostRow[] }>({ now, most });

  /** Without an id: something that may show in any thread. Lists change with every thread. */
  function changed(threadId?: number) {
    lists.forget();
    threads.forget(threadId);
  }

  notifications.on(FORUM_CHANGED_CHANNEL, (payload) => changed(payload === '' ? undefined : Number(payload)));
  return { lists, threads, changed };
}

/** About 15 KB each. */
const MOST_PAGES = 500;
