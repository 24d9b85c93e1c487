import { WALK_MINUTES_PER_KM } from '@wallabee/contract/plan/plan-costs';
import { formatNumber } from '../../ui/format-number.ts';
import { radarStrings as strings } from './radar.strings.ts';

/** Said as walks in minutes, then in kilometres. */
export const RADII = [0.5, 1, 2, 5, 10, 25, 50] as const;

const LONGEST_WALK_KM = 2;
const RING_MINUTES = [5, 10, 20];

export function radiusWords(km: number): string {
  return km <= LONGEST_WALK_KM
    ? strings.minutes(Math.round(km * WALK_MINUTES_PER_KM))
    : strings.kilometres(formatNumber(km));
}

/** Undefined where the radar reaches no farther. */
export function widerThan(km: number): number | undefined {
  return RADII.find((radius) => radius > km);
}

/** The circles on the map: 5, 10 and 20 minutes for a walk, else the radius itself. */
export function reachRings(km: number): { metres: number; label: string }[] {
  const walks = RING_MINUTES.filter((minutes) => minutes <= km * WALK_MINUTES_PER_KM);
  if (km > LONGEST_WALK_KM || walks.length === 0) return [{ metres: km * 1_000, label: radiusWords(km) }];
  return walks.map((minutes) => ({
    metres: Math.round((minutes * 1_000) / WALK_MINUTES_PER_KM),
    label: strings.minutes(minutes),
  }));
}
