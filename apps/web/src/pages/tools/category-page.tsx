import { readCategory } from '@wallabee/contract/categories/category';
import { listCategoryPlaces } from '@wallabee/contract/places/place';
import leafletSheet from 'leaflet/dist/leaflet.css?url';
import { CategoryHeading } from '../../features/places/category/category-heading.tsx';
import { CategoryMap } from '../../features/places/category/category-map.tsx';
import { CategoryPlaces, NoPlaces } from '../../features/places/category/category-places.tsx';
import { describeCategory } from '../../features/places/place-description.server.ts';
import { placeStrings } from '../../features/places/places.strings.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { pageFrom } from '../../platform/pages/page-number.ts';
import { visitContext } from '../../platform/pages/visit.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/category-page.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: leafletSheet }];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [category, { places, paging }] = await Promise.all([
    load(context, readCategory, { params }),
    load(context, listCategoryPlaces, { params, query: { page: `${pageFrom(url)}` } }),
  ]);
  describePage(context, () => describeCategory(places));
  return { category, places, paging, tiles: context.get(visitContext).tiles };
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, places, paging, tiles } = loaderData;
  const { id, name, hue } = category;
  const total = paging.total_results;
  const first = (paging.current_page - 1) * paging.results_per_page + 1;
  return (
    <PageLayout hue={hue}>
      <PageMeta
        title={placeStrings.categoryTitle(name)}
        description={placeStrings.categoryDescription(name, total, formatNumber(total))}
      />
      <CategoryHeading category={category} total={total} />
      {places.length === 0 ? (
        <NoPlaces categoryId={id} total={total} />
      ) : (
        <>
          <CategoryMap name={name} hue={hue} places={places} first={first} tiles={tiles} />
          <CategoryPlaces categoryId={id} places={places} first={first} paging={paging} />
        </>
      )}
    </PageLayout>
  );
}
