import { dayOf, monthOf } from '@wallabee/contract/protocol/day';
import { readGameDays } from '@wallabee/contract/stats/game-days';
import { statsStrings } from '../../features/stats/stats.strings.ts';
import { StatsView } from '../../features/stats/stats-view.tsx';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/stats-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const month = shownMonth(url.searchParams.get('month'), monthOf(dayOf(Date.now())));
  const stats = await load(context, readGameDays, { query: { month } }).catch(() => null);
  return { stats, month };
}

/** A broken link shows the current month. */
function shownMonth(written: string | null, current: string): string {
  return written !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(written) && written < current ? written : current;
}

export default function StatsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={statsStrings.title} description={statsStrings.lead} />
      <StatsView {...loaderData} />
    </PageLayout>
  );
}
