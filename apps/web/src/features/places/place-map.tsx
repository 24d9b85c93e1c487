import type { Place } from '@wallabee/contract/places/place';
import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { artOf } from '../../platform/pages/art.ts';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { MapFrame } from './map/map-frame.tsx';
import { openMapHref } from './place-links.ts';
import { placeStrings } from './places.strings.ts';

interface PlaceMapProps {
  place: Place;
  /** Null shows the grid only. */
  tiles: MapTiles | null;
}

export function PlaceMap({ place, tiles }: PlaceMapProps) {
  const { id, name, lat, lng, hue, image_key } = place;
  const picture = artOf({ kind: 'place', id }, image_key, 100).src;
  return (
    <MapFrame label={placeStrings.map(name)} spots={[{ lat, lng, name, picture }]} tiles={tiles} hue={hue}>
      <span>{`${placeStrings.coordinates}: ${placeStrings.degrees(lat, lng)}`}</span>
      <OutsideLink href={openMapHref(place)}>{placeStrings.openMap}</OutsideLink>
    </MapFrame>
  );
}
