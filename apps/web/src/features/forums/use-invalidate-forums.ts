import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { useCallback } from 'react';
import { useInvalidate } from '../../platform/queries/invalidate.ts';

export function useInvalidateForums(): () => Promise<void> {
  const invalidate = useInvalidate();
  return useCallback(
    () =>
      invalidate(
        forumCalls.listForums,
        forumCalls.readForum,
        forumCalls.readThread,
        forumCalls.readThreadState,
        forumCalls.readThreadCards,
        forumCalls.readThreadItems,
        forumCalls.readModerationLog,
        forumCalls.listReports,
        forumCalls.listAppeals,
      ),
    [invalidate],
  );
}
