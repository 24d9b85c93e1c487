import { describeEdit } from '@wallabee/contract/forums/edit-summary';
import { editableUntil } from '@wallabee/contract/forums/editing-rules';
import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { type Member, replyRefusal } from '@wallabee/contract/forums/forum-rules';
import type { PostState, ThreadState } from '@wallabee/contract/forums/thread-state';
import { AlertId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { textOfPost } from '../post-html.ts';
import type { PostStateRow, ThreadStateRow } from './thread-state.queries.ts';

export function toThreadState(row: ThreadStateRow, reader: Member, now: Date): ThreadState {
  return {
    thread_id: ThreadId.parse(row.id),
    read_posts: row.unread_from,
    unread_posts: row.post_count - row.unread_from,
    first_unread: toPlace(row),
    last_visit_at: row.last_visit_at?.toISOString() ?? null,
    alert_id: row.alert_id === null ? null : AlertId.parse(row.alert_id),
    is_muted: row.is_muted,
    is_pinned: row.is_pinned,
    slow_seconds: row.slow_seconds,
    merged_into: row.merged_into === null ? null : ThreadId.parse(row.merged_into),
    posts: row.posts.map((post) => toPostState(post, { thread: row, reader, now })),
  };
}

interface Unread {
  unread_post_id: number | null;
  unread_from: number;
}

export function toPlace({ unread_post_id, unread_from }: Unread): ThreadState['first_unread'] {
  return placeOf(unread_post_id, unread_from);
}

function placeOf(postId: number | null, position: number | null): PostState['quoted'] {
  if (postId === null || position === null) return null;
  return { post_id: PostId.parse(postId), position, page: Math.floor(position / POSTS_PER_PAGE) };
}

interface Surroundings {
  thread: ThreadStateRow;
  reader: Member;
  now: Date;
}

function toPostState(row: PostStateRow, { thread, reader, now }: Surroundings): PostState {
  const canChange = row.author_id === reader.id && !row.is_removed && replyRefusal(thread, reader) === null;
  const until = editableUntil({ created_at: new Date(row.created_at) });
  return {
    id: PostId.parse(row.id),
    buzz_count: row.buzz_count,
    is_buzzed: row.is_buzzed,
    buzzed_by: row.buzzed_by ?? [],
    edited_at: editMark(row),
    edit_summary: summaryOf(row),
    editable_until: canChange && until > now ? until.toISOString() : null,
    can_withdraw: canChange,
    is_withdrawn: row.is_withdrawn,
    is_by_muted: row.is_by_muted,
    is_reported: row.is_reported,
    quoted: placeOf(row.quoted_id, row.quoted_position),
  };
}

const MINUTE_MS = 60_000;

/** Edits within two minutes correct a slip, so they are not marked. */
function editMark({ created_at, edited_at, is_removed }: PostStateRow): string | null {
  if (edited_at === null || is_removed) return null;
  const isMarked = Date.parse(edited_at) - Date.parse(created_at) > UNMARKED_MINUTES * MINUTE_MS;
  return isMarked ? new Date(edited_at).toISOString() : null;
}

const UNMARKED_MINUTES = 2;

function summaryOf({ text, is_html, before }: PostStateRow): string | null {
  if (text === null || before === null) return null;
  return describeEdit(plain(before), plain({ text, is_html }));
}

function plain({ text, is_html }: { text: string; is_html: boolean }): string {
  return is_html ? textOfPost(text) : text;
}
