import { boxesAround, distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import { NEAREST_PLACES } from '@wallabee/contract/places/place';
import type { Db } from '../../platform/db/db.ts';
import { listPlacesWithin, type StoredPlace } from './places.queries.ts';

/** From the next street to the next country; beyond that nothing is called near. */
const REACHES_METRES = [2_000, 20_000, 200_000, 2_000_000];

/** Looks a little farther each time until there are enough, so that a city's thousands are never all read. */
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
      // In the corners of the box lies what is farther away than something outside it may be.
      .filter(({ distance }) => distance <= reach);
    if (near.length === NEAREST_PLACES || reach === REACHES_METRES.at(-1)) return near;
  }
  return [];
}
