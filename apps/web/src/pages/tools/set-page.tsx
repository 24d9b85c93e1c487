import { readSetRace } from '@wallabee/contract/sets/race';
import { listSubsets, readSet } from '@wallabee/contract/sets/set';
import { showsTotalCompleted } from '@wallabee/contract/sets/set-rules';
import { useSearchParams } from 'react-router';
import { alertAbout } from '../../features/alerts/alerts-about.ts';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { describeSet } from '../../features/sets/set-description.server.ts';
import { SetHeading } from '../../features/sets/set-heading.tsx';
import { SetPlain } from '../../features/sets/set-plain.tsx';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { isPlain } from '../../ui/lists/plain-list.tsx';
import type { Route } from './+types/set-page.ts';
import { LateSetRace } from './late-set-race.tsx';
import { LazyRelatedThreads } from './lazy-related-threads.tsx';
import { OwnShelf } from './own-shelf.tsx';
import { PlanSetLink } from './plan-set-link.tsx';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context }: Route.LoaderArgs) {
  const [set, { subsets }, race] = await Promise.all([
    load(context, readSet, { params }),
    load(context, listSubsets, { params }),
    // Without it the page is still of use.
    load(context, readSetRace, { params }).catch(() => null),
  ]);
  describePage(context, () => describeSet(set));
  return { set, subsets, race };
}

export default function SetPage({ loaderData }: Route.ComponentProps) {
  const { set, subsets, race } = loaderData;
  const [search] = useSearchParams();
  return (
    <PageLayout hue={set.hue}>
      <PageMeta title={setStrings.pageTitle(set.name)} description={set.description} />
      <SetHeading
        set={set}
        actions={
          <ButtonRow>
            <PlanSetLink set={set} />
            <TellMe alert={alertAbout('set', set)} />
          </ButtonRow>
        }
      />
      {isPlain(search) ? <SetPlain set={set} subsets={subsets} /> : <OwnShelf set={set} subsets={subsets} />}
      {showsTotalCompleted(set.id) && <LateSetRace name={set.name} race={race} />}
      <LazyRelatedThreads about={{ set: set.id }} name={set.name} hue={set.hue} />
    </PageLayout>
  );
}
