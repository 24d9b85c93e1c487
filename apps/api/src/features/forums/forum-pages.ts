import { type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts';
import { createKept } from '../../platform/kept.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { PostRow, StoredForum, StoredThread, ThreadRow } from './forums.queries.ts';
import { FORUM_CHANGED_CHANNEL } from './forums.queries.ts';

export type ForumPages = ReturnType<typeof createForumPages>;

interface ForumPagesOptions {
  now: () => Date;
  notifications: Pick<Notifications, 'on'>;
  /** Tests write to the tables behind the service's back, and want to see it. */
  areKept: boolean;
}

/** A page as the database gave it, and the answers made of it for each kind of viewer. */
export interface KeptPage<Rows> {
  readonly rows: Rows;
  readonly answers: Map<string, PreparedAnswer>;
}

export function createForumPages({ now, notifications, areKept }: ForumPagesOptions) {
  const room = { now, mostBytes: areKept ? MOST_BYTES : 0, bytesOf: () => PAGE_BYTES };
  const lists = createKept<KeptPage<{ forum: StoredForum; threads: ThreadRow[] }>>(room);
  const threads = createKept<KeptPage<{ thread: StoredThread; posts: PostRow[] }>>(room);

  /** Without an id: something that may show in any thread. Lists change with every thread. */
  function changed(threadId?: number) {
    lists.forget();
    threads.forget(threadId);
  }

  notifications.on(FORUM_CHANGED_CHANNEL, (payload) => changed(payload === '' ? undefined : Number(payload)));
  return { lists, threads, changed };
}

/** About so much, with the answers made of it. */
const PAGE_BYTES = 15 * 1024;
const MOST_BYTES = 500 * PAGE_BYTES;

export async function pageOfRows<Rows>(
  loading: Promise<Rows | undefined>,
): Promise<KeptPage<Rows> | undefined> {
  const rows = await loading;
  return rows && { rows, answers: new Map() };
}

/** `viewer` names everything about the viewer that the answer depends on. */
export function answerOf(
  { answers }: Pick<KeptPage<unknown>, 'answers'>,
  viewer: string,
  make: () => unknown,
): PreparedAnswer {
  const known = answers.get(viewer);
  if (known) return known;
  const answer = prepareAnswer(make(), { isPrivate: true });
  answers.set(viewer, answer);
  return answer;
}
