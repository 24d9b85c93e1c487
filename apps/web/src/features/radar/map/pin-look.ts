import type { RadarPlace } from '@wallabee/contract/radar/radar';
import { formatNumber } from '../../../ui/format-number.ts';
import { radarStrings, mapStrings as strings } from '../radar.strings.ts';

export type PinKind = 'lack' | 'low' | 'dull';

/** Honey where the player lacks it; the colour of the class where it beats a saved number. */
export function pinKind({ best }: Pick<RadarPlace, 'best'>): PinKind {
  if (!best) return 'dull';
  return best.gain === 'missing' || best.gain === 'finishes_set' ? 'lack' : 'low';
}

export function findsAt(places: readonly Pick<RadarPlace, 'finds'>[]): number {
  return places.reduce((sum, { finds }) => sum + finds, 0);
}

/** What a pin says: the place and its best find, or how many places are in it. */
export function pinWords(places: readonly RadarPlace[]): string {
  const [first] = places;
  const total = findsAt(places);
  const finds = radarStrings.finds(total, formatNumber(total));
  if (places.length > 1)
    return strings.cluster(radarStrings.places(places.length, formatNumber(places.length)), finds);
  if (!first?.best) return first?.name ?? '';
  return strings.pin(first.name, finds, strings.best(first.best.name, formatNumber(first.best.number)));
}
