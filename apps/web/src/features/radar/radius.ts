import { formatNumber } from '../../ui/format-number.ts';
import { radarStrings as strings } from './radar.strings.ts';

/** Walks in minutes, of 100 metres each, then kilometres. */
export const RADII = [0.5, 1, 2, 5, 10, 25, 50] as const;

const METRES_A_MINUTE = 100;
const LONGEST_WALK_KM = 2;

export function radiusWords(km: number): string {
  return km <= LONGEST_WALK_KM
    ? strings.minutes(Math.round((km * 1_000) / METRES_A_MINUTE))
    : strings.kilometres(formatNumber(km));
}

/** Undefined where the radar reaches no farther. */
export function widerThan(km: number): number | undefined {
  return RADII.find((radius) => radius > km);
}

/** The circles on the map: 5 and 10 minutes for a walk, else the radius itself. */
export function reachRings(km: number): { metres: number; label: string }[] {
  const walks = km <= LONGEST_WALK_KM ? [0.5, 1, 2].filter((radius) => radius <= km) : [];
  const radii = walks.includes(km) ? walks : [...walks, km];
  return radii.map((radius) => ({ metres: radius * 1_000, label: radiusWords(radius) }));
}
