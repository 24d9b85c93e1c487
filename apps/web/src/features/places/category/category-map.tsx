import type { CategoryPlace } from '@wallabee/contract/places/place';
import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { MapFrame } from '../map/map-frame.tsx';
import { placeHref } from '../place-links.ts';
import { placeStrings } from '../places.strings.ts';

interface CategoryMapProps {
  name: string;
  hue: number;
  places: readonly CategoryPlace[];
  /** The number of the first place in the whole list. */
  first: number;
  tiles: MapTiles | null;
}

export function CategoryMap({ name, hue, places, first, tiles }: CategoryMapProps) {
  const spots = places.map((place, index) => ({
    lat: place.lat,
    lng: place.lng,
    name: place.name,
    picture: '',
    number: first + index,
    href: placeHref(place.id),
  }));
  return (
    <MapFrame label={placeStrings.mapOfCategory(name)} spots={spots} tiles={tiles} hue={hue}>
      <span>{placeStrings.pinsAreNumbered}</span>
    </MapFrame>
  );
}
