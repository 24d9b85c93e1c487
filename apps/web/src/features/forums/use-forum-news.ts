import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '../../platform/queries.tsx';
import { forumCalls } from './forum-calls.ts';

/** To be called after something was written or moderated: every list and thread is asked for anew. */
export function useForumNews(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const changed = [forumCalls.forums, forumCalls.forum, forumCalls.thread, forumCalls.log];
    await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: queryKeyOf(call) })));
  };
}
