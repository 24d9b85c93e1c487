import { type ThreadPage as PostsPage, readThread } from '@wallabee/contract/forums/forum';
import { forumName, isTradeForum } from '@wallabee/contract/forums/forum-names';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { readThreadDays, type ThreadDays } from '@wallabee/contract/forums/reading';
import {
  readThreadCards,
  readThreadItems,
  type ThreadCards,
  type ThreadItems,
} from '@wallabee/contract/forums/thread-cards';
import { readThreadState, type ThreadState } from '@wallabee/contract/forums/thread-state';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { lazy, Suspense } from 'react';
import { tellMeStrings } from '../../features/alerts/tell-me.strings.ts';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { namesSomething, ThreadNames } from '../../features/forums/cards/thread-names.tsx';
import { describeThread } from '../../features/forums/forum-description.server.ts';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { numberInAddress } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { isMissing, MissingState, WithHeading } from '../../features/forums/missing-state.tsx';
import { DATE_FIELD } from '../../features/forums/reading/jump-row.tsx';
import { useVisit } from '../../features/forums/reading/use-visit.ts';
import { ThreadColumns } from '../../features/forums/threads/thread-columns.tsx';
import { ThreadSkeleton } from '../../features/forums/threads/thread-skeleton.tsx';
import { ThreadView } from '../../features/forums/threads/thread-view.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { loadForReader } from '../../platform/pages/load.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { type Served, useServedQuery } from '../../platform/queries/served-query.ts';
import { NearContent } from '../../ui/layout/near-content.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/thread-page.ts';

const TradeItems = lazy(async () => ({
  default: (await import('../../features/forums/cards/trade-items.tsx')).TradeItems,
}));
const ThreadSide = lazy(async () => ({
  default: (await import('../../features/forums/threads/thread-side.tsx')).ThreadSide,
}));

export async function loader({ context, params: { threadId, threadPage = '0' } }: Route.LoaderArgs) {
  const params = { threadId, page: threadPage };
  const [thread, state, days] = await Promise.all([
    loadForReader(context, readThread, { params }),
    loadForReader(context, readThreadState, { params }),
    loadForReader(context, readThreadDays, { params }),
  ]);
  if (!thread) return null;
  describePage(context, () => describeThread(thread.data));
  const [cards, items] = await Promise.all([
    namesSomething(thread.data) ? loadForReader(context, readThreadCards, { params }) : null,
    isTradeForum(thread.data.forum.id) ? loadForReader(context, readThreadItems, { params }) : null,
  ]);
  return { thread, state, days, cards, items };
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
      <ForumGate heading={heading} skeleton={<Unread heading={heading} />} served={served?.thread ?? null}>
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

interface ServedThread {
  thread: Served<PostsPage>;
  state: Served<ThreadState> | null;
  days: Served<ThreadDays> | null;
  cards: Served<ThreadCards> | null;
  items: Served<ThreadItems> | null;
}

interface ThreadProps {
  threadId: ThreadId;
  threadPage: number;
  forumPage: number;
  heading: string;
  served: ServedThread | null;
}

function Thread({ threadId, threadPage, forumPage, heading, served }: ThreadProps) {
  const input = { params: { threadId, page: threadPage } };
  const thread = useServedQuery(forumCalls.readThread, input, served?.thread);
  const state = useServedQuery(forumCalls.readThreadState, input, served?.state);
  const { data: days } = useServedQuery(forumCalls.readThreadDays, { params: { threadId } }, served?.days);
  const visit = useVisit(state, Boolean(served?.state));
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
    <ThreadColumns
      side={
        <NearContent placeId={DATE_FIELD}>
          <ThreadSide thread={thread.data} {...{ days, visit, forumPage }} />
        </NearContent>
      }
    >
      <ForumMeta name={thread.data.post_data.title} />
      <ThreadNames thread={thread.data} threadPage={threadPage} served={served?.cards}>
        <ThreadView
          thread={thread.data}
          state={state.data}
          {...{ visit, days, forumPage, threadPage }}
          actions={<TellMe alert={{ of: 'thread', about_id: threadId }} label={tellMeStrings.followThread} />}
          summary={
            isTradeForum(thread.data.forum.id) && (
              <Suspense>
                <TradeItems thread={thread.data} served={served?.items} />
              </Suspense>
            )
          }
        />
      </ThreadNames>
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
