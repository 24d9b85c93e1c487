import { listCategoryGroups } from '@wallabee/contract/categories/category';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { GroupCards } from '../../features/places-guide/group-cards.tsx';
import { describeGuide } from '../../features/places-guide/guide-description.server.ts';
import { GuideSearch } from '../../features/places-guide/guide-search.tsx';
import { placesGuideStrings } from '../../features/places-guide/places-guide.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/places-page.ts';

const { heading, lead, description, pageTitle } = placesGuideStrings;

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ context }: Route.LoaderArgs) {
  const groups = await load(context, listCategoryGroups);
  describePage(context, () => describeGuide(groups));
  return { groups, guidelines: readText('places', context.get(visitContext).links) };
}

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  const { groups, guidelines } = loaderData;
  return (
    <PageLayout>
      <PageMeta title={pageTitle(heading)} description={description} />
      <PageHeader heading={heading} lead={lead} />
      <GuideSearch groups={groups}>
        <GroupCards groups={groups} />
        <TextView text={guidelines} isSpread />
      </GuideSearch>
    </PageLayout>
  );
}
