import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { READER_CALLS } from '../use-invalidate-forums.ts';
import { talkingStrings } from './talking.strings.ts';

/** The pages that show what is muted are fetched again. */
function useMuteCallbacks(done: string) {
  const invalidate = useInvalidate();
  const showToast = useToast();
  return {
    onSuccess: async () => {
      await invalidate(...READER_CALLS, forumCalls.listMutes);
      showToast({ text: done });
    },
    onError: ({ message }: Error) => {
      showToast({ text: talkingStrings.notMuted(message), isError: true });
    },
  };
}

export function useMuteThread(threadId: ThreadId) {
  const mute = useApiMutation(forumCalls.muteThread, useMuteCallbacks(talkingStrings.threadMuted));
  const unmute = useApiMutation(forumCalls.unmuteThread, useMuteCallbacks(talkingStrings.threadUnmuted));
  return (isMuted: boolean) => (isMuted ? mute : unmute).mutate({ params: { threadId } });
}

export function useMutePlayer({ id: playerId, name }: { id: PlayerId; name: string }) {
  const mute = useApiMutation(forumCalls.mutePlayer, useMuteCallbacks(talkingStrings.playerMuted(name)));
  const unmute = useApiMutation(
    forumCalls.unmutePlayer,
    useMuteCallbacks(talkingStrings.playerUnmuted(name)),
  );
  return (isMuted: boolean) => (isMuted ? mute : unmute).mutate({ params: { playerId } });
}
