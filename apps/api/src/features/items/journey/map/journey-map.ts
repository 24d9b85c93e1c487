import type { JourneyMap, MapLeg } from '@wallabee/contract/items/journey-map';
import type { Point } from '@wallabee/contract/places/nearness';
import { graticulePath, scaleBar } from './graticule.ts';
import { landPath } from './land-path.ts';
import { legShape } from './leg-paths.ts';
import { HEIGHT, positionOf, viewOf, WIDTH } from './projection.ts';
import { placeLabels, type Stamp, stampsOf } from './stamps.ts';

export interface MappedStop {
  readonly number: number;
  readonly place: Point & { readonly name: string; readonly city: string };
  /** How it came from the stop before; null for the first. */
  readonly way: MapLeg['kind'] | null;
}

/** At least one stop. */
export async function drawMap(stops: readonly MappedStop[]): Promise<JourneyMap> {
  const view = viewOf(stops.map(({ place }) => place));
  const stamps = stampsOf(
    stops.map(({ number, place }) => ({ number, place, position: positionOf(view.project, place) })),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    land: await landPath(view),
    graticule: graticulePath(view),
    stamps: placeLabels(stamps),
    legs: legsBetween(stops, stamps),
    scale: scaleBar(view),
  };
}

/** A leg within one stamp is too short to draw. */
function legsBetween(stops: readonly MappedStop[], stamps: readonly Stamp[]): MapLeg[] {
  const stampOf = new Map(stamps.flatMap((stamp) => stamp.stops.map(({ number }) => [number, stamp])));
  return stops.flatMap(({ number, way }) => {
    const [before, from, to] = [number - 2, number - 1, number].map((stop) => stampOf.get(stop));
    if (way === null || !(from && to) || from === to) return [];
    const shape = legShape({ from: from.position, to: to.position, before: before?.position });
    return { to: number, kind: way, ...shape };
  });
}
