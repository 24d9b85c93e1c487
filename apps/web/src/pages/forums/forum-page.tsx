import { readForum, type ForumPage as ThreadsPage } from '@wallabee/contract/forums/forum';
import { forumName } from '@wallabee/contract/forums/forum-names';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { type ForumPageState, readForumState } from '@wallabee/contract/forums/reading';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import { ForumSearchBox } from '../../features/forums/finding/forum-search-box.tsx';
import { describeForum } from '../../features/forums/forum-description.server.ts';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { addThreadHref, FORUMS, numberInAddress } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { isMissing, MissingState, WithHeading } from '../../features/forums/missing-state.tsx';
import { WaitingThreads } from '../../features/forums/posting/waiting-posts.tsx';
import { MarkRead } from '../../features/forums/reading/mark-read.tsx';
import { ThreadList } from '../../features/forums/threads/thread-list.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { loadForReader } from '../../platform/pages/load.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { type Served, useServedQuery } from '../../platform/queries/served-query.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/forum-page.ts';

export async function loader({ context, params: { forumId, page = '0' } }: Route.LoaderArgs) {
  describePage(context, describeForum);
  const params = { forumId, page };
  const [threads, state] = await Promise.all([
    loadForReader(context, readForum, { params }),
    loadForReader(context, readForumState, { params }),
  ]);
  return threads && { threads, state };
}

/** Only a document request loads data here; after that the browser queries the API. */
export function clientLoader() {
  return null;
}

export default function ForumPage({ params, loaderData: served }: Route.ComponentProps) {
  const heading = forumName(params.forumId) ?? forumStrings.forums;
  const [forumId, page] = [numberInAddress(params.forumId), numberInAddress(params.page)];
  return (
    <PageLayout>
      <ForumMeta name={heading} />
      <ForumGate heading={heading} skeleton={<ListSkeleton rows={8} />} served={served?.threads ?? null}>
        {forumId === null || page === null ? (
          <MissingState heading={forumStrings.noSuchForum} />
        ) : (
          <Threads forumId={forumId as ForumId} {...{ page, heading, served }} />
        )}
      </ForumGate>
    </PageLayout>
  );
}

interface ThreadsProps {
  forumId: ForumId;
  page: number;
  heading: string;
  served: { threads: Served<ThreadsPage>; state: Served<ForumPageState> | null } | null;
}

function Threads({ forumId, page, heading, served }: ThreadsProps) {
  const input = { params: { forumId, page } };
  const threads = useServedQuery(forumCalls.readForum, input, served?.threads);
  const { data: state } = useServedQuery(forumCalls.readForumState, input, served?.state);
  if (threads.data === undefined) {
    if (isMissing(threads.error)) return <MissingState heading={forumStrings.noSuchForum} />;
    return (
      <WithHeading heading={heading}>
        <QueryView query={threads} skeleton={<ListSkeleton rows={8} />} failed={forumStrings.threadsFailed}>
          {() => null}
        </QueryView>
      </WithHeading>
    );
  }
  const { forum, can_add } = threads.data;
  return (
    <>
      <PageHeader
        heading={forum.title}
        lead={forum.subtitle}
        back={{ href: FORUMS, label: forumStrings.back }}
        actions={
          <>
            {can_add && <ButtonLink to={addThreadHref(forumId)}>{forumStrings.addThread}</ButtonLink>}
            {state?.threads.some(({ unread_posts }) => unread_posts > 0) && <MarkRead forumId={forumId} />}
          </>
        }
      />
      <ForumSearchBox forum={forum} />
      <WaitingThreads forumId={forumId} />
      <ThreadList data={threads.data} page={page} state={state} />
    </>
  );
}
