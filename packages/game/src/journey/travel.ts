import { distanceBetween, type Point } from '@wallabee/contract/places/nearness';

/** In whole metres, so that sums of legs are the same in the database and in the generator. */
export function legMetres(one: Point, other: Point): number {
  return Math.round(distanceBetween(one, other));
}
