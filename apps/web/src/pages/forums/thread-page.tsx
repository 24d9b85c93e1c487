import { type ThreadPage as PostsPage, readThread } from '@wallabee/contract/forums/forum';
import { forumName } from '@wallabee/contract/forums/forum-names';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { tellMeStrings } from '../../features/alerts/tell-me.strings.ts';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { describeThread } from '../../features/forums/forum-description.server.ts';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { numberInAddress } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { isMissing, MissingState, WithHeading } from '../../features/forums/missing-state.tsx';
import { ThreadColumns } from '../../features/forums/threads/thread-columns.tsx';
import { ThreadSide } from '../../features/forums/threads/thread-side.tsx';
import { ThreadSkeleton } from '../../features/forums/threads/thread-skeleton.tsx';
import { ThreadView } from '../../features/forums/threads/thread-view.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { loadForReader } from '../../platform/pages/load.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { type Served, useServedQuery } from '../../platform/queries/served-query.ts';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/thread-page.ts';

export async function loader({ context, params: { threadId, threadPage = '0' } }: Route.LoaderArgs) {
  const served = await loadForReader(context, readThread, { params: { threadId, page: threadPage } });
  if (served) describePage(context, () => describeThread(served.data));
  return served;
}

/** Only a document request loads data here; after that the browser queries the API. */
export function clientLoader() {
  return null;
}

export default function ThreadPage({ params, loaderData: served }: Route.ComponentProps) {
  const heading = forumName(params.forumId) ?? forumStrings.forums;
  const threadId = numberInAddress(params.threadId);
  const threadPage = numberInAddress(params.threadPage);
  return (
    <PageLayout>
      <ForumGate heading={heading} skeleton={<Unread heading={heading} />} served={served}>
        {threadId === null || threadPage === null ? (
          <MissingThread />
        ) : (
          <Thread
            key={threadId}
            threadId={threadId as ThreadId}
            threadPage={threadPage}
            forumPage={numberInAddress(params.page) ?? 0}
            {...{ heading, served }}
          />
        )}
      </ForumGate>
    </PageLayout>
  );
}

/** The title of a thread is for its readers. */
function Unread({ heading }: { heading: string }) {
  return (
    <>
      <ForumMeta name={heading} />
      <ThreadSkeleton />
    </>
  );
}

interface ThreadProps {
  threadId: ThreadId;
  threadPage: number;
  forumPage: number;
  heading: string;
  served: Served<PostsPage> | null;
}

function Thread({ threadId, threadPage, forumPage, heading, served }: ThreadProps) {
  const input = { params: { threadId, page: threadPage } };
  const thread = useServedQuery(forumCalls.readThread, input, served);
  const state = useApiQuery(forumCalls.readThreadState, input);
  if (thread.data === undefined) {
    if (isMissing(thread.error)) return <MissingThread />;
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
      <ThreadView
        thread={thread.data}
        state={state.data}
        forumPage={forumPage}
        threadPage={threadPage}
        actions={<TellMe alert={{ of: 'thread', about_id: threadId }} label={tellMeStrings.followThread} />}
      />
    </ThreadColumns>
  );
}

function MissingThread() {
  return (
    <>
      <ForumMeta name={forumStrings.noSuchThread} />
      <MissingState heading={forumStrings.noSuchThread} />
    </>
  );
}
