import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { useCallback } from 'react';
import { useInvalidate } from '../../platform/queries/invalidate.ts';

/** The calls that answer with what the reader has read or muted. */
export const READER_CALLS = [
  forumCalls.listForumStates,
  forumCalls.readForumState,
  forumCalls.listOwnThreads,
  forumCalls.readThreadState,
] as const;

/** Their answers change with every post. */
export const FORUM_CALLS = [
  ...READER_CALLS,
  forumCalls.listForums,
  forumCalls.readForum,
  forumCalls.readThread,
  forumCalls.readThreadDays,
  forumCalls.readThreadCards,
  forumCalls.readThreadItems,
  forumCalls.listDrafts,
  forumCalls.readModerationLog,
  forumCalls.listReports,
  forumCalls.listAppeals,
] as const;

export function useInvalidateForums(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(() => invalidate(...FORUM_CALLS), [invalidate]);
}
