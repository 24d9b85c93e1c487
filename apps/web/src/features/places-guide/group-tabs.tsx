import type { CategoryGroup } from '@wallabee/contract/categories/category';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { groupHref } from './group-links.ts';
import { placesGuideStrings } from './places-guide.strings.ts';

export function GroupTabs({ groups }: { groups: CategoryGroup[] }) {
  const tabs = groups.map(({ slug, name }) => ({ href: groupHref(slug), label: name }));
  return <Tabs label={placesGuideStrings.groups} tabs={tabs} />;
}
