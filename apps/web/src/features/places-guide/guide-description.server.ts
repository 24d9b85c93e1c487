import type { CategoryGroup } from '@wallabee/contract/categories/category';
import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { itemList } from '../../platform/head/things.server.ts';
import { groupHref } from './group-links.ts';

export function describeGuide(groups: readonly CategoryGroup[]): PageDescription {
  const entries = groups.map(({ name, slug }) => ({ name, path: groupHref(slug) }));
  return {
    data: (page) => [{ ...webPage(page, 'CollectionPage'), mainEntity: itemList(page.siteUrl, entries) }],
  };
}

export function describeGroup(): PageDescription {
  return { above: [CRUMBS.places] };
}
