import { listGenerations } from '@wallabee/contract/sets/set';
import { GenerationList } from '../../features/sets/generation-list.tsx';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/set-browser-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { generations: await load(context, listGenerations) };
}

export default function SetBrowserPage({ loaderData }: Route.ComponentProps) {
  const { generations } = loaderData;
  return (
    <PageLayout>
      <PageMeta title={setStrings.pageTitle(setStrings.browse)} description={setStrings.browseLead} />
      <PageHeader heading={setStrings.browse} lead={setStrings.browseLead} />
      {generations.length === 0 ? (
        <EmptyState heading={setStrings.noSets} text={setStrings.empty} />
      ) : (
        <GenerationList generations={generations} />
      )}
    </PageLayout>
  );
}
