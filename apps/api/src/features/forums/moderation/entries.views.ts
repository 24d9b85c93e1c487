import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { Member } from '@wallabee/contract/forums/forum-rules';
import type { ModerationEntry } from '@wallabee/contract/forums/moderation';
import { undoRefusal } from '@wallabee/contract/forums/moderation-acts';
import type { AppealState } from '@wallabee/contract/forums/moderation-fields';
import {
  AppealId,
  ForumId,
  ModerationEntryId,
  PlayerId,
  PostId,
  ThreadId,
} from '@wallabee/contract/protocol/ids';
import { noteOf } from './act-details.ts';
import type { EntryRow } from './entries.queries.ts';

export function toEntry(row: EntryRow, viewer: Member): ModerationEntry {
  const is_undone = row.undone_by !== null;
  return {
    id: ModerationEntryId.parse(row.id),
    action: row.action,
    created_at: row.created_at.toISOString(),
    reason: row.reason,
    moderator: { id: PlayerId.parse(row.moderator_id), name: row.moderator_name },
    player: { id: PlayerId.parse(row.player_id), name: row.player_name },
    thread: threadOf(row),
    post: postOf(row),
    rule: row.rule,
    role: row.role,
    note: noteOf(row),
    undoes_id: row.undoes_id === null ? null : ModerationEntryId.parse(row.undoes_id),
    is_undone,
    can_undo: undoRefusal(viewer, { ...row, is_undone }) === null,
    appeal: appealOf(row),
  };
}

export function threadOf({ thread_id, forum_id, title }: EntryRow): ModerationEntry['thread'] {
  if (thread_id === null || forum_id === null || title === null) return null;
  return { id: ThreadId.parse(thread_id), forum_id: ForumId.parse(forum_id), title };
}

export function postOf({ post_id, position, text }: EntryRow): ModerationEntry['post'] {
  if (post_id === null || position === null || text === null) return null;
  const page = Math.floor(position / POSTS_PER_PAGE);
  return { id: PostId.parse(post_id), page, text };
}

export function appealOf(row: EntryRow): AppealState | null {
  const { appeal_id, appealed_at, due_at, decided_at, is_upheld, words, answer } = row;
  if (appeal_id === null || appealed_at === null || due_at === null) return null;
  return {
    id: AppealId.parse(appeal_id),
    created_at: appealed_at.toISOString(),
    due_at: due_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    is_upheld,
    words: words ?? '',
    answer: answer ?? '',
  };
}
