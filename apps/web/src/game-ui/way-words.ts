import { MOST_WALK_KM } from '@wallabee/contract/plan/plan-costs';
import type { Way, WayPlace } from '@wallabee/contract/plan/ways';
import { formatDistance } from '../ui/format-distance.ts';
import { formatNumber } from '../ui/format-number.ts';
import { wayStrings as strings } from './way.strings.ts';

/** A way in few words, for beside its tag; the whole sentence where there is nothing shorter. */
export function shortWay(way: Way): string {
  const price = formatNumber(way.honeycombs);
  if (way.kind === 'held') return heldWords(way);
  if (way.kind === 'place' || way.kind === 'forage') return placeWords(way);
  if (way.kind === 'market') return strings.from(price);
  if (way.kind === 'store') return strings.inStore(way.stores[0]?.name ?? '', price);
  if (way.kind === 'mix') return mixWords(way);
  if (way.kind === 'swap' && way.ring) return strings.ring(way.ring.members.length);
  return containerWords(way);
}

/** What the tag of a way says. */
export function tagWords(way: PlacedWay): string {
  return way.kind === 'place' && isFar(way) ? strings.farAway : strings.kinds[way.kind];
}

export type PlacedWay = Pick<Way, 'kind'> & { place?: Pick<WayPlace, 'distance_m'> | null | undefined };

/** Farther than any plan walks. */
export function isFar({ place }: Pick<PlacedWay, 'place'>): boolean {
  return (place?.distance_m ?? 0) > MOST_WALK_KM * 1_000;
}

function heldWords({ is_stashed, is_locked }: Way): string {
  if (is_stashed) return strings.stashed;
  return is_locked ? strings.heldAndLocked : strings.held;
}

function containerWords({ container, chance, words }: Way): string {
  return container && chance !== null ? strings.container(container.name, formatNumber(chance)) : words;
}

function placeWords({ place, words }: Way): string {
  if (!place) return words;
  return place.distance_m === null ? place.name : strings.at(place.name, formatDistance(place.distance_m));
}

function mixWords({ parts, words }: Way): string {
  return strings.parts[parts.filter(({ held }) => held === null).length] ?? words;
}
