import { listSubsets } from '@wallabee/contract/sets/set';
import { redirect } from 'react-router';
import { alertAbout } from '../../features/alerts/alerts-about.ts';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { describeSubsets } from '../../features/sets/set-description.server.ts';
import { backToGeneration } from '../../features/sets/set-links.ts';
import { SetList } from '../../features/sets/set-list.tsx';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/subsets-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context }: Route.LoaderArgs) {
  const list = await load(context, listSubsets, { params });
  if (list.subsets.length === 0) throw redirect(`/tools/sets/${list.set_id}`);
  describePage(context, () => describeSubsets(list));
  return list;
}

export default function SubsetsPage({ loaderData }: Route.ComponentProps) {
  const { set_id, gen_id, name, subsets } = loaderData;
  const themed = setStrings.themed[set_id];
  const heading = themed?.heading ?? setStrings.subsetsOf(name);
  return (
    <PageLayout>
      <PageMeta title={setStrings.pageTitle(heading)} description={themed?.lead} />
      <PageHeader
        heading={heading}
        back={backToGeneration(gen_id)}
        lead={themed?.lead}
        actions={<TellMe alert={alertAbout('set', { id: set_id, name })} />}
      />
      <SetList sets={subsets} />
    </PageLayout>
  );
}
