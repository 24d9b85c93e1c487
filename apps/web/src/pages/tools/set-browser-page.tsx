import { listGenerations } from '@wallabee/contract/sets/set';
import { listSets } from '@wallabee/contract/sets/set-lists';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { GenerationList } from '../../features/sets/generation-list.tsx';
import { SetBrowser } from '../../features/sets/set-browser.tsx';
import { describeGenerations } from '../../features/sets/set-description.server.ts';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/set-browser-page.ts';

/** The server filters, so that the page does not hold every set. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim();
  const [generations, { sets }] = await Promise.all([
    load(context, listGenerations),
    load(context, listSets),
  ]);
  describePage(context, () => describeGenerations(generations));
  return { text, generations, total: sets.length, found: text === '' ? null : filterByName(sets, text) };
}

export default function SetBrowserPage({ loaderData }: Route.ComponentProps) {
  const { generations, ...filtered } = loaderData;
  return (
    <PageLayout>
      <PageMeta title={setStrings.pageTitle(setStrings.browse)} description={setStrings.browseLead} />
      <PageHeader heading={setStrings.browse} lead={setStrings.browseLead} />
      {generations.length === 0 ? (
        <EmptyState heading={setStrings.noSets} text={setStrings.empty} />
      ) : (
        <SetBrowser {...filtered}>
          <GenerationList generations={generations} />
        </SetBrowser>
      )}
    </PageLayout>
  );
}
