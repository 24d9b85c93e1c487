import { type ForumSummary, listForums } from '@wallabee/contract/forums/forum';
import { searchForums } from '@wallabee/contract/forums/forum-search';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useSearchParams } from 'react-router';
import { findingStrings as strings } from '../../features/forums/finding/finding.strings.ts';
import { FoundPosts } from '../../features/forums/finding/found-posts.tsx';
import {
  callInput,
  callQuery,
  canSearch,
  type ForumSearch,
  searchIn,
} from '../../features/forums/finding/search-address.ts';
import { ForumSearchForm } from '../../features/forums/finding/search-form.tsx';
import { WholeSearch } from '../../features/forums/finding/whole-search.tsx';
import { describeForum } from '../../features/forums/forum-description.server.ts';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { FORUMS } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { isMissing } from '../../features/forums/missing-state.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { loadForReader } from '../../platform/pages/load.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { type Served, useServedQuery } from '../../platform/queries/served-query.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/forum-search-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  describePage(context, describeForum);
  const search = searchIn(url.searchParams);
  const [forums, found] = await Promise.all([
    loadForReader(context, listForums),
    canSearch(search) ? loadForReader(context, searchForums, { query: callQuery(search) }) : null,
  ]);
  return { forums, found };
}

/** Only a document request loads data here; after that the browser queries the API. */
export function clientLoader() {
  return null;
}

export default function ForumSearchPage({ loaderData }: Route.ComponentProps) {
  const { forums = null, found = null } = loaderData ?? {};
  const [params] = useSearchParams();
  const search = searchIn(params);
  return (
    <PageLayout>
      <ForumMeta name={strings.searchForums} />
      <ForumGate heading={strings.searchForums} skeleton={<ListSkeleton rows={8} />} served={forums}>
        <PageHeader
          heading={strings.searchForums}
          lead={strings.lead}
          back={{ href: FORUMS, label: forumStrings.back }}
          actions={<WholeSearch q={search.q} />}
        />
        <Form search={search} served={forums} />
        {canSearch(search) ? (
          <Results search={search} served={found} />
        ) : (
          <EmptyState heading={strings.start} text={strings.startText} />
        )}
      </ForumGate>
    </PageLayout>
  );
}

function Form({ search, served }: { search: ForumSearch; served: Served<ForumSummary[]> | null }) {
  const { data = [] } = useServedQuery(forumCalls.listForums, {}, served);
  return <ForumSearchForm search={search} forums={data} />;
}

interface ResultsProps {
  search: ForumSearch;
  served: Served<ResponseOf<typeof searchForums>> | null;
}

function Results({ search, served }: ResultsProps) {
  const found = useServedQuery(forumCalls.searchForums, callInput(search), served);
  if (isMissing(found.error)) return <EmptyState heading={found.error?.message ?? strings.nothing} />;
  return (
    <QueryView query={found} skeleton={<ListSkeleton rows={8} />} failed={strings.failed}>
      {(data) => <FoundPosts search={search} found={data} />}
    </QueryView>
  );
}
