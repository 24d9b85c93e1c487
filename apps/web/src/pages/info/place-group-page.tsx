import { listCategoryGroups } from '@wallabee/contract/categories/category';
import { data } from 'react-router';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { CategoryCards } from '../../features/places-guide/category-cards.tsx';
import { guideHref } from '../../features/places-guide/group-links.ts';
import { GroupTabs } from '../../features/places-guide/group-tabs.tsx';
import { describeGroup } from '../../features/places-guide/guide-description.server.ts';
import { GuideSearch } from '../../features/places-guide/guide-search.tsx';
import { placesGuideStrings } from '../../features/places-guide/places-guide.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/place-group-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context }: Route.LoaderArgs) {
  const groups = await load(context, listCategoryGroups);
  const group = groups.find(({ slug }) => slug === params.group);
  if (!group) throw data({ code: 'not_found', error: 'There is no such group of places.' }, { status: 404 });
  describePage(context, describeGroup);
  return { groups, group, guidelines: readText('places', context.get(visitContext).links) };
}

export default function PlaceGroupPage({ loaderData }: Route.ComponentProps) {
  const { groups, group, guidelines } = loaderData;
  const { name, description, hue, categories } = group;
  return (
    <PageLayout hue={hue}>
      <PageMeta
        title={placesGuideStrings.pageTitle(placesGuideStrings.groupTitle(name))}
        description={description}
      />
      <PageHeader
        heading={name}
        lead={description}
        back={{ href: guideHref, label: placesGuideStrings.back }}
      />
      <GuideSearch groups={groups}>
        <GroupTabs groups={groups} />
        <CategoryCards categories={categories} hue={hue} />
        <TextView text={guidelines} isSpread />
      </GuideSearch>
    </PageLayout>
  );
}
