import { distanceBetween } from '@wallabee/contract/places/nearness';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '../chance.ts';
import type { PlaceOnMap } from './going-out.ts';
import type { Places } from './places-map.ts';

/** A city that has much of what the player needs, rather a near one. */
export function chooseTrip<Place extends PlaceOnMap>(
  types: readonly TypeFacts[],
  places: Places<Place>,
  { city, chance }: { city: string; chance: Chance },
): Place | undefined {
  const home = places.inCity(city)[0];
  let chosen: Place | undefined;
  let most = 0;
  for (const { place, count } of citiesWith(types, places)) {
    const far = home ? distanceBetween(home, place) / LONG_WAY : 0;
    const appeal = (count * (0.5 + chance.next())) / (1 + far);
    if (appeal <= most) continue;
    most = appeal;
    chosen = place;
  }
  return chosen;
}

/** In metres. */
const LONG_WAY = 2_000_000;

/** A place of each city, and how many of the types are found there. */
function citiesWith<Place extends PlaceOnMap>(types: readonly TypeFacts[], places: Places<Place>) {
  const cities = new Map<string, { place: Place; count: number }>();
  for (const type of types) {
    for (const [city, place] of new Map(places.placesFor(type).map((one) => [one.city, one]))) {
      cities.set(city, { place, count: (cities.get(city)?.count ?? 0) + 1 });
    }
  }
  return cities.values();
}
