import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { useEffect, useEffectEvent } from 'react';
import { useCallApi } from '../../../platform/api/api.ts';
import { queryKeyOf } from '../../../platform/queries/use-api-query.ts';
import { postAnchor } from '../forum-links.ts';
import { READER_CALLS } from '../use-invalidate-forums.ts';
import { createReadingReport } from './reading-report.ts';

/** Reports the posts that were in view; a report that fails is made up for by the next one. */
export function useReadingReport(threadId: ThreadId, posts: readonly Post[]) {
  const callApi = useCallApi();
  const client = useQueryClient();
  const send = useEffectEvent((read: number) => {
    const input = { params: { threadId }, body: { posts: read } };
    callApi(forumCalls.markThreadRead, input).then(
      () => Promise.all(READER_CALLS.map((call) => client.invalidateQueries(filterOf(call)))),
      () => {},
    );
  });
  // The ids decide, because each refetch makes a new list.
  const ids = posts.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const report = createReadingReport((read) => send(read));
    const stop = watchPosts(posts, report.seen);
    const flushHidden = () => document.visibilityState === 'hidden' && report.flush();
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      stop();
      report.flush();
    };
  }, [threadId, ids]);
}

/** The state of the open thread is what it was when the visit began, so it is not fetched again. */
function filterOf(call: (typeof READER_CALLS)[number]) {
  const isOfThread = call === forumCalls.readThreadState;
  return { queryKey: queryKeyOf(call), refetchType: isOfThread ? 'none' : 'active' } as const;
}

function watchPosts(posts: readonly Post[], onSeen: (position: number) => void): () => void {
  const positions = new Map(posts.map(({ id, position }) => [postAnchor(id), position]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const position = positions.get(entry.target.id);
        if (position !== undefined && isSeen(entry)) onSeen(position);
      }
    },
    { threshold: [0.1, 0.25, 0.5] },
  );
  for (const anchor of positions.keys()) {
    const post = document.getElementById(anchor);
    if (post) observer.observe(post);
  }
  return () => observer.disconnect();
}

/** A post that is taller than the screen is seen when it fills half of it. */
function isSeen({ isIntersecting, intersectionRatio, intersectionRect }: IntersectionObserverEntry) {
  return isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2);
}
