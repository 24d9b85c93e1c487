import { setPreview } from '@wallabee/contract/previews/preview-content';
import type { Generation, SetDetail, SetSummary, SubsetList } from '@wallabee/contract/sets/set';
import { generationName, isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { CRUMBS, generationCrumb } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { itemList } from '../../platform/head/things.server.ts';
import { generationHref, setHref } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

const ITEM_FEEDS = ['new-items', 'store-items'] as const;

export function describeSet(set: SetDetail): PageDescription {
  const shown = set.items.filter((item) => !isUndiscovered(item));
  return {
    preview: setPreview(set),
    above: [CRUMBS.sets, generationCrumb(set.gen_id), ...themeOf(set)],
    feeds: ITEM_FEEDS,
    data: ({ siteUrl, url, image }) => [
      {
        '@type': 'Collection',
        '@id': url,
        url,
        name: set.name,
        description: set.description,
        image,
        dateCreated: set.created_at,
        creator: set.designer === null ? undefined : { '@type': 'Person', name: set.designer },
        collectionSize: set.items.length,
        mainEntity: itemList(
          siteUrl,
          shown.map(({ item_type_id, name }) => ({ name, path: `/tools/item/${item_type_id}` })),
        ),
      },
    ],
  };
}

function themeOf({ id, subset_id }: SetDetail) {
  const theme = subset_id === null ? undefined : setStrings.themed[id];
  return theme ? [{ name: theme.heading, path: `/tools/sets/${id}/sub` }] : [];
}

export function describeGenerations(generations: readonly Generation[]): PageDescription {
  return listed(
    generations.map(({ gen_id }) => ({ name: generationName(gen_id), path: generationHref(gen_id) })),
    [],
  );
}

export function describeGeneration(sets: readonly SetSummary[]): PageDescription {
  return listed(entriesOf(sets), [CRUMBS.sets]);
}

export function describeSubsets({ gen_id, subsets }: SubsetList): PageDescription {
  return listed(entriesOf(subsets), [CRUMBS.sets, generationCrumb(gen_id)]);
}

function entriesOf(sets: readonly SetSummary[]) {
  return sets.map((set) => ({ name: set.name, path: setHref(set) }));
}

function listed(
  entries: { name: string; path: string }[],
  above: { name: string; path: string }[],
): PageDescription {
  return {
    above,
    feeds: ITEM_FEEDS,
    data: (page) => [{ ...webPage(page, 'CollectionPage'), mainEntity: itemList(page.siteUrl, entries) }],
  };
}
