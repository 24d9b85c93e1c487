import { type ForumSummary, listForums } from '@wallabee/contract/forums/forum';
import { isModerator } from '@wallabee/contract/forums/forum-rules';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { type ForumState, listForumStates } from '@wallabee/contract/forums/reading';
import { ForumSearchBox } from '../../features/forums/finding/forum-search-box.tsx';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { LEDGER, MODERATION_LOG } from '../../features/forums/forum-links.ts';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { MarkRead } from '../../features/forums/reading/mark-read.tsx';
import { ViewTabs } from '../../features/forums/reading/view-tabs.tsx';
import { ForumColumns } from '../../features/forums/threads/forum-columns.tsx';
import { NewThreads } from '../../features/forums/threads/new-threads.tsx';
import { TopicList } from '../../features/forums/threads/topic-list.tsx';
import { loadForReader } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { type Served, useServedQuery } from '../../platform/queries/served-query.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { SetCardsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { StillWhileFocused } from '../../ui/lists/still-while-focused.tsx';
import type { Route } from './+types/forums-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [forums, states] = await Promise.all([
    loadForReader(context, listForums),
    loadForReader(context, listForumStates),
  ]);
  // The list is public, so the API answers an expired page session, too, but without the latest threads.
  return forums?.data.some(({ latest }) => latest !== null) ? { forums, states } : null;
}

/** Only a document request loads data here; after that the browser queries the API. */
export function clientLoader() {
  return null;
}

export default function ForumsPage({ loaderData: served }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={forumStrings.pageTitle(forumStrings.forums)} description={forumStrings.lead} />
      <ForumGate
        heading={forumStrings.forums}
        skeleton={<SetCardsSkeleton />}
        served={served?.forums ?? null}
      >
        <Topics served={served} />
      </ForumGate>
    </PageLayout>
  );
}

/** TanStack Query skips the interval while the page is hidden. */
const UP_TO_DATE = { refetchInterval: 30_000, refetchOnReconnect: true } as const;

interface ServedForums {
  forums: Served<ForumSummary[]>;
  states: Served<ForumState[]> | null;
}

function Topics({ served }: { served: ServedForums | null }) {
  const forums = useServedQuery(forumCalls.listForums, {}, served?.forums, UP_TO_DATE);
  const { data: states } = useServedQuery(forumCalls.listForumStates, {}, served?.states, UP_TO_DATE);
  const { data: profile } = useOwnProfile();
  return (
    <>
      <PageHeader
        heading={forumStrings.forums}
        lead={forumStrings.lead}
        actions={
          <>
            {states?.some(({ unread_threads }) => unread_threads > 0) && <MarkRead />}
            {profile && isModerator(profile) && (
              <ButtonLink look="line" isSmall to={MODERATION_LOG}>
                {forumStrings.moderationLog}
              </ButtonLink>
            )}
          </>
        }
      />
      <ViewTabs />
      <ForumSearchBox />
      <QueryView query={forums} skeleton={<SetCardsSkeleton />} failed={forumStrings.forumsFailed}>
        {(list) => (
          <StillWhileFocused latest={list}>
            {(shown) => (
              <ForumColumns side={<NewThreads forums={shown} />}>
                <TopicList forums={shown} states={states} />
                <Link to={LEDGER}>{forumStrings.conduct}</Link>
              </ForumColumns>
            )}
          </StillWhileFocused>
        )}
      </QueryView>
    </>
  );
}
