import type { readThread } from '@wallabee/contract/forums/forum';
import { forumName } from '@wallabee/contract/forums/forum-names';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { forumCalls } from '../features/forums/forum-calls.ts';
import { ForumGate } from '../features/forums/forum-gate.tsx';
import { numberInAddress } from '../features/forums/forum-links.ts';
import { ForumMeta } from '../features/forums/forum-meta.tsx';
import { forumStrings } from '../features/forums/forums.strings.ts';
import { isMissing, MissingState, WithHeading } from '../features/forums/missing-state.tsx';
import { ThreadColumns } from '../features/forums/thread-columns.tsx';
import { ThreadSide } from '../features/forums/thread-side.tsx';
import { ThreadSkeleton } from '../features/forums/thread-skeleton.tsx';
import { ThreadView } from '../features/forums/thread-view.tsx';
import { useAnswer } from '../platform/answers.ts';
import { QueryView } from '../platform/query-view.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import type { Route } from './+types/thread-page.ts';

export default function ThreadPage({ params }: Route.ComponentProps) {
  const heading = forumName(params.forumId) ?? forumStrings.forums;
  const threadId = numberInAddress(params.threadId);
  const threadPage = numberInAddress(params.threadPage);
  return (
    <PageLayout>
      <ForumGate heading={heading} skeleton={<ThreadSkeleton />}>
        {threadId === null || threadPage === null ? (
          <MissingState heading={forumStrings.noSuchThread} />
        ) : (
          <Thread
            key={threadId}
            threadId={threadId as ThreadId}
            threadPage={threadPage}
            forumPage={numberInAddress(params.page) ?? 0}
            heading={heading}
          />
        )}
      </ForumGate>
    </PageLayout>
  );
}

interface ThreadProps {
  threadId: ThreadId;
  threadPage: number;
  forumPage: number;
  heading: string;
}

function Thread({ threadId, threadPage, forumPage, heading }: ThreadProps) {
  const thread = useAnswer<typeof readThread>(forumCalls.thread, {
    params: { threadId, page: threadPage },
  });
  if (thread.data === undefined) {
    if (isMissing(thread.error)) return <MissingState heading={forumStrings.noSuchThread} />;
    return (
      <WithHeading heading={heading}>
        <ForumMeta name={heading} />
        <QueryView query={thread} skeleton={<ThreadSkeleton />} failed={forumStrings.threadFailed}>
          {() => null}
        </QueryView>
      </WithHeading>
    );
  }
  return (
    <ThreadColumns side={<ThreadSide thread={thread.data} />}>
      <ForumMeta name={thread.data.post_data.title} />
      <ThreadView thread={thread.data} forumPage={forumPage} threadPage={threadPage} />
    </ThreadColumns>
  );
}
