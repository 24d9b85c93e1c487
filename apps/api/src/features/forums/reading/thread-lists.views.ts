import type {
  ForumPageState,
  ForumState,
  ListedThread,
  ListedThreadState,
} from '@wallabee/contract/forums/reading';
import { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { ThreadRow } from '../forums.queries.ts';
import { toThreadSummary } from '../forums.views.ts';
import type { ForumStateRow, ForumUnreadRow, ListedThreadRow } from './thread-lists.queries.ts';
import { toPlace } from './thread-state.views.ts';

export function toListedThread(row: ListedThreadRow, apiUrl: string): ListedThread {
  const { thread_id: _, ...state } = toListedState(row);
  return {
    ...toThreadSummary(row, apiUrl),
    forum: { id: ForumId.parse(row.forum_id), title: row.forum_title },
    ...state,
  };
}

export function toPageState(rows: readonly ForumStateRow[], apiUrl: string): ForumPageState {
  const threads = rows.filter(hasThread);
  return {
    threads: threads.map(toListedState),
    pinned: threads
      .filter(({ is_summarised }) => is_summarised)
      .map((row) => toThreadSummary(row as unknown as ThreadRow, apiUrl)),
  };
}

type WithThread = ForumStateRow & { id: number; post_count: number };

function hasThread(row: ForumStateRow): row is WithThread {
  return row.id !== null;
}

type StateRow = Pick<ListedThreadRow, 'id' | 'post_count' | 'is_muted' | 'is_pinned'> &
  Parameters<typeof toPlace>[0];

function toListedState(row: StateRow): ListedThreadState {
  return {
    thread_id: ThreadId.parse(row.id),
    unread_posts: row.post_count - row.unread_from,
    first_unread: toPlace(row),
    is_muted: row.is_muted,
    is_pinned: row.is_pinned,
  };
}

export function toForumState(row: ForumUnreadRow): ForumState {
  return {
    id: ForumId.parse(row.id),
    title: row.title,
    unread_threads: row.unread_threads,
    newest:
      row.thread_id === null
        ? null
        : {
            thread_id: ThreadId.parse(row.thread_id),
            title: row.thread_title,
            created_at: row.latest_at.toISOString(),
            first_unread: toPlace(row),
          },
  };
}
