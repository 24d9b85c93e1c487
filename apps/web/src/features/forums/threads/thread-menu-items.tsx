import type { ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { ThreadModeration } from '../moderation/lazy-moderation.tsx';
import { MuteThread } from '../talking/mute-buttons.tsx';

export function ThreadMenuItems({ thread, state }: { thread: ThreadPage; state: ThreadState }) {
  return (
    <>
      <MuteThread threadId={thread.thread_id} isMuted={state.is_muted} />
      <ThreadModeration thread={thread} state={state} />
    </>
  );
}
