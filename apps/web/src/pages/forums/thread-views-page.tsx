import { listDrafts } from '@wallabee/contract/forums/drafts';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { listOwnThreads, type ThreadListPage } from '@wallabee/contract/forums/reading';
import { THREAD_VIEWS, type ThreadView } from '@wallabee/contract/forums/thread-views';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { FORUMS, numberInAddress } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { DraftList } from '../../features/forums/posting/draft-list.tsx';
import { MarkRead } from '../../features/forums/reading/mark-read.tsx';
import { readingStrings } from '../../features/forums/reading/reading.strings.ts';
import { ViewTabs } from '../../features/forums/reading/view-tabs.tsx';
import { ListedThreads } from '../../features/forums/threads/listed-threads.tsx';
import { loadForReader } from '../../platform/pages/load.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { type Served, useServedQuery } from '../../platform/queries/served-query.ts';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/thread-views-page.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = { view: viewIn(pathname), page: searchParams.get('page') ?? undefined };
  const [threads, drafts] = await Promise.all([
    loadForReader(context, listOwnThreads, { query }),
    query.view === 'mine' ? loadForReader(context, listDrafts) : null,
  ]);
  return { threads, drafts };
}

/** Only a document request loads data here; after that the browser queries the API. */
export function clientLoader() {
  return null;
}

export default function ThreadViewsPage({ loaderData }: Route.ComponentProps) {
  const { threads: served = null, drafts = null } = loaderData ?? {};
  const view = viewIn(useLocation().pathname);
  const [search] = useSearchParams();
  const page = numberInAddress(search.get('page') ?? undefined) ?? 0;
  const heading = readingStrings.lists[view];
  return (
    <PageLayout>
      <ForumMeta name={heading} />
      <ForumGate heading={heading} skeleton={<ListSkeleton rows={8} />} served={served}>
        <Threads
          key={view}
          {...{ view, page, served }}
          drafts={view === 'mine' && page === 0 && <DraftList served={drafts} />}
        />
      </ForumGate>
    </PageLayout>
  );
}

function viewIn(pathname: string): ThreadView {
  return THREAD_VIEWS.find((view) => pathname.startsWith(`${FORUMS}/${view}`)) ?? 'latest';
}

interface ThreadsProps {
  view: ThreadView;
  page: number;
  served: Served<ThreadListPage> | null;
  drafts: ReactNode;
}

function Threads({ view, page, served, drafts }: ThreadsProps) {
  const threads = useServedQuery(forumCalls.listOwnThreads, { query: { view, page } }, served);
  const hasUnread = threads.data?.threads.some(({ unread_posts }) => unread_posts > 0);
  return (
    <>
      <PageHeader
        heading={readingStrings.lists[view]}
        lead={readingStrings.leads[view]}
        actions={view === 'unread' && hasUnread && <MarkRead />}
      />
      <ViewTabs />
      {drafts}
      <QueryView query={threads} skeleton={<ListSkeleton rows={8} />} failed={forumStrings.threadsFailed}>
        {(list) => <ListedThreads {...{ list, view, page }} />}
      </QueryView>
    </>
  );
}
