import type { Place, PlaceSummary } from '@wallabee/contract/places/place';
import { placePreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { itemList } from '../../platform/head/things.server.ts';

export function describePlace(place: Place): PageDescription {
  const { name, city, lat, lng } = place;
  return {
    preview: placePreview(place),
    above: [CRUMBS.places],
    data: ({ url, image, description }) => [
      {
        '@type': 'Place',
        '@id': url,
        url,
        name,
        description,
        image,
        address: { '@type': 'PostalAddress', addressLocality: city },
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        publicAccess: true,
      },
    ],
  };
}

export function describeCategory(places: readonly Pick<PlaceSummary, 'id' | 'name'>[]): PageDescription {
  const entries = places.map(({ id, name }) => ({ name, path: `/tools/place/${id}` }));
  return {
    above: [CRUMBS.places],
    data: (page) => [{ ...webPage(page, 'CollectionPage'), mainEntity: itemList(page.siteUrl, entries) }],
  };
}
