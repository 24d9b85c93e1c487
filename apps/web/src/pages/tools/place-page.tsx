import { listPlaceItems, listPlaceVisitors, type Place, readPlace } from '@wallabee/contract/places/place';
import leafletSheet from 'leaflet/dist/leaflet.css?url';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { describePlace } from '../../features/places/place-description.server.ts';
import { PlaceHeading } from '../../features/places/place-heading.tsx';
import { PlaceItems } from '../../features/places/place-items.tsx';
import { PlaceMap } from '../../features/places/place-map.tsx';
import { PlaceVisitors } from '../../features/places/place-visitors.tsx';
import { placeStrings } from '../../features/places/places.strings.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/place-page.ts';

/** Only this page loads the map's stylesheet. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: leafletSheet }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [place, { people }, { items }] = await Promise.all([
    load(context, readPlace, { params }),
    load(context, listPlaceVisitors, { params }),
    load(context, listPlaceItems, { params }),
  ]);
  describePage(context, () => describePlace(place));
  return { place, people, items, tiles: context.get(visitContext).tiles };
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { place, people, items, tiles } = loaderData;
  return (
    <PageLayout key={place.id} hue={place.hue}>
      <PageMeta title={placeStrings.pageTitle(place.name)} description={descriptionOf(place)} />
      <PlaceHeading place={place} actions={<TellMe alert={{ of: 'place', about_id: place.id }} />} />
      <PlaceMap place={place} tiles={tiles} />
      <PlaceItems items={items} />
      <PlaceVisitors people={people} total={place.people_count} />
    </PageLayout>
  );
}

function descriptionOf({ name, category_name, city, item_count, people_count }: Place): string {
  return placeStrings.description(
    name,
    category_name,
    city,
    placeStrings.itemCount(item_count, formatNumber(item_count)),
    placeStrings.visitorCount(people_count, formatNumber(people_count)),
  );
}
