import type { Place } from '@wallabee/contract/places/place';
import { placePreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';

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
