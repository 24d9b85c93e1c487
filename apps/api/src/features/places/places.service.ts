import { boxesAround, distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import { NEAREST_PLACES } from '@wallabee/contract/places/place';
import type { Db } from '../../platform/db/db.ts';
import { listPlacesWithin, type StoredPlace } from './places.queries.ts';

/** From the next street to the next country. */
const REACHES_METRES = [2_000, 20_000, 200_000, 2_000_000];

/** Widens the search until there are enough, so that the thousands of places of a city are never all read. */
export async function findNearestPlaces(
  db: Db,
  centre: Point,
): Promise<(StoredPlace & { distance: number })[]> {
  for (const reach of REACHES_METRES) {
    const places = await listPlacesWithin(db, {
      boxes: boxesAround(centre, reach),
      centre,
      limit: NEAREST_PLACES,
    });
    const near = places
      .map((place) => ({ ...place, distance: distanceBetween(centre, place) }))
      // A place in a corner of the box may be farther away than one outside of it.
      .filter(({ distance }) => distance <= reach);
    if (near.length === NEAREST_PLACES || reach === REACHES_METRES.at(-1)) return near;
  }
  return [];
}
