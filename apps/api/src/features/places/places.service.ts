import { boxesAround, distanceBetween, distanceOf, type Point } from '@wallabee/contract/places/nearness';
import { NEAREST_PLACES } from '@wallabee/contract/places/place';
import type { Db } from '../../platform/db/db.ts';
import { findReach, listPlacesWithin, type StoredPlace } from './places.queries.ts';

/** Those in other countries are not near. */
const MOST_METRES = 2_000_000;

/** The first query finds how far to look, so that the thousands of places of a city are never all read. */
export async function findNearestPlaces(
  db: Db,
  centre: Point,
): Promise<(StoredPlace & { distance: number })[]> {
  const haversine = await findReach(db, { ...centre, limit: NEAREST_PLACES });
  if (haversine === null) return [];
  const reach = Math.min(distanceOf(haversine) + ROUNDING_METRES, MOST_METRES);
  const places = await listPlacesWithin(db, {
    boxes: boxesAround(centre, reach),
    centre,
    limit: NEAREST_PLACES,
  });
  return (
    places
      .map((place) => ({ ...place, distance: distanceBetween(centre, place) }))
      // A place in a corner of the box may be farther away.
      .filter(({ distance }) => distance <= MOST_METRES)
  );
}

/** PostgreSQL and JavaScript may round the same distance differently. */
const ROUNDING_METRES = 1;
