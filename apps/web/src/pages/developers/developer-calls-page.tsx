import { readApiDescription } from '@wallabee/contract/developers/api-description';
import { CallList } from '../../features/developers/calls/call-list.tsx';
import { CallSearch } from '../../features/developers/calls/call-search.tsx';
import { FoundCalls } from '../../features/developers/calls/found-calls.tsx';
import { SearchedCalls } from '../../features/developers/calls/searched-calls.tsx';
import { developerStrings } from '../../features/developers/developers.strings.ts';
import { describeCalls } from '../../features/developers/developers-description.server.ts';
import { toApiDocument } from '../../features/developers/document/api-document.ts';
import { readCallGroups } from '../../features/developers/document/read-calls.server.ts';
import { searchCalls } from '../../features/developers/document/search-calls.server.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Route } from './+types/developer-calls-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  describePage(context, describeCalls);
  const document = toApiDocument(await load(context, readApiDescription));
  const groups = readCallGroups(document);
  const all = groups.reduce((sum, { calls }) => sum + calls.length, 0);
  const text = url.searchParams.get('q')?.trim() ?? '';
  return text === '' ? { groups, found: null, all } : { groups: [], found: searchCalls(document, text), all };
}

export default function DeveloperCallsPage({ loaderData: { groups, found, all } }: Route.ComponentProps) {
  return (
    <Stack>
      <PageMeta
        title={developerStrings.pageTitle(developerStrings.calls)}
        description={developerStrings.callsDescription}
      />
      <CallSearch shown={found?.length ?? all} all={all} />
      <SearchedCalls>{found ? <FoundCalls calls={found} /> : <CallList groups={groups} />}</SearchedCalls>
    </Stack>
  );
}
