import { readSubset } from '@wallabee/contract/sets/set';
import { describeSet } from '../../features/sets/set-description.server.ts';
import { SetHeading } from '../../features/sets/set-heading.tsx';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/subset-page.ts';
import { OwnShelf } from './own-shelf.tsx';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context }: Route.LoaderArgs) {
  const subset = await load(context, readSubset, { params });
  describePage(context, () => describeSet(subset));
  return { subset };
}

export default function SubsetPage({ loaderData }: Route.ComponentProps) {
  const { subset } = loaderData;
  return (
    <PageLayout hue={subset.hue}>
      <PageMeta title={setStrings.pageTitle(subset.name)} description={subset.description} />
      <SetHeading set={subset} />
      <OwnShelf set={subset} />
    </PageLayout>
  );
}
