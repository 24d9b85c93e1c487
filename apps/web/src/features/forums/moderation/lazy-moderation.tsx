import type { Post, ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { lazy, Suspense } from 'react';

/** Only players who may use these load their scripts. */
const tools = () => import('./moderation-tools.tsx');
const PostTools = lazy(async () => ({ default: (await tools()).PostModeration }));
const ReopenTool = lazy(async () => ({ default: (await tools()).ReopenThread }));
const CloseTool = lazy(async () => ({ default: (await import('./close-thread.tsx')).CloseThread }));
const ThreadTools = lazy(async () => ({
  default: (await import('./thread-moderation.tsx')).ThreadModeration,
}));

export function PostModeration({ post }: { post: Post }) {
  if (!post.can_remove && post.has_forums_right === null) return null;
  return (
    <Suspense>
      <PostTools post={post} />
    </Suspense>
  );
}

export function ReopenThread({ threadId }: { threadId: ThreadId }) {
  return (
    <Suspense>
      <ReopenTool threadId={threadId} />
    </Suspense>
  );
}

export function CloseThread({ threadId }: { threadId: ThreadId }) {
  return (
    <Suspense>
      <CloseTool threadId={threadId} />
    </Suspense>
  );
}

export function ThreadModeration({ thread, state }: { thread: ThreadPage; state: ThreadState }) {
  if (!thread.can_moderate) return null;
  return (
    <Suspense>
      <ThreadTools thread={thread} state={state} />
    </Suspense>
  );
}
