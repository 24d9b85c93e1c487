import { readSet } from '@wallabee/contract/sets/set';
import { infoStrings } from '../../features/info/info.strings.ts';
import { describeAbout } from '../../features/info/info-description.server.ts';
import { favouriteSetIds, pickFavourites } from '../../features/info/team.ts';
import { TeamCards } from '../../features/info/team-cards.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/about-page.ts';

const { heading, lead, description } = infoStrings.about;

export async function loader({ context }: Route.LoaderArgs) {
  // A missing set or a failed call removes only the favourites from the cards.
  const answers = await Promise.allSettled(
    favouriteSetIds.map((setId) => load(context, readSet, { params: { setId: String(setId) } })),
  );
  const sets = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  describePage(context, describeAbout);
  return { favourites: pickFavourites(sets) };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={infoStrings.pageTitle(heading)} description={description} />
      <PageHeader heading={heading} lead={lead} />
      <TeamCards favourites={loaderData.favourites} />
    </PageLayout>
  );
}
