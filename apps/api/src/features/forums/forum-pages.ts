import type { readForum, readThread } from '@wallabee/contract/forums/forum';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { bytesOfAnswer } from '../../platform/http/calls/kept-answers.ts';
import type { PreparedAnswer } from '../../platform/http/calls/prepared-answer.ts';
import { createKept } from '../../platform/kept.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { StoredForum, StoredThread } from './forums.queries.ts';
import { FORUM_CHANGED_CHANNEL } from './forums.queries.ts';

export type ForumPages = ReturnType<typeof createForumPages>;

interface ForumPagesOptions {
  now: () => Date;
  notifications: Pick<Notifications, 'on'>;
  /** Tests write to the tables behind the service's back, and want to see it. */
  areKept: boolean;
}

/** A page for all viewers with the same rights, and the forum or thread that says who may see it. */
interface ForumPage<E extends Endpoint, About> {
  readonly about: About;
  readonly answer: PreparedAnswer<E>;
}

export function createForumPages({ now, notifications, areKept }: ForumPagesOptions) {
  const room = { now, mostBytes: areKept ? MOST_BYTES : 0, keptMs: KEPT_MS };
  const bytesOf = ({ answer }: ForumPage<Endpoint, unknown>) => bytesOfAnswer(answer);
  const lists = createKept<ForumPage<typeof readForum, StoredForum>>({ ...room, bytesOf });
  const threads = createKept<ForumPage<typeof readThread, StoredThread>>({ ...room, bytesOf });

  /** Without an id: something that may show in any thread. Lists change with every thread. */
  function changed(threadId?: number) {
    lists.forget();
    threads.forget(threadId);
  }

  notifications.on(FORUM_CHANGED_CHANNEL, (payload) => changed(payload === '' ? undefined : Number(payload)));
  return { lists, threads, changed };
}

/** Of lists, and as much of threads: five thousand pages each. */
const MOST_BYTES = 64 * 1024 ** 2;

/** Posts and authors are told of. This long an item's new name may take to show, or that an account has run out. */
const KEPT_MS = 60_000;
