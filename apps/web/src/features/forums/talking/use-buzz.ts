import { useQueryClient } from '@tanstack/react-query';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { queryKeyOf } from '../../../platform/queries/use-api-query.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type BuzzChange, withBuzz } from './buzz-state.ts';
import { talkingStrings } from './talking.strings.ts';

const STATES = { queryKey: queryKeyOf(forumCalls.readThreadState) };

/** Changes the page at once, and back where the call fails. */
export function useBuzz(postId: PostId): (isBuzzed: boolean) => void {
  const client = useQueryClient();
  const showToast = useToast();
  const change = (changed: Omit<BuzzChange, 'postId'>) =>
    client.setQueriesData<ThreadState>(STATES, (state) => state && withBuzz(state, { ...changed, postId }));
  const callbacks = (isBuzzed: boolean) => ({
    isQueued: true,
    onSuccess: ({ buzz_count }: { buzz_count: number }) => change({ isBuzzed, count: buzz_count }),
    onError: ({ message }: Error) => {
      change({ isBuzzed: !isBuzzed });
      showToast({ text: talkingStrings.buzzFailed(message), isError: true });
    },
  });
  const give = useApiMutation(forumCalls.giveBuzz, callbacks(true));
  const take = useApiMutation(forumCalls.takeBuzz, callbacks(false));

  return (isBuzzed) => {
    void client.cancelQueries(STATES);
    change({ isBuzzed });
    (isBuzzed ? give : take).mutate({ params: { postId } });
  };
}
