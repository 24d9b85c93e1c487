import type { Way } from '@wallabee/contract/plan/ways';
import { formatDistance } from '../ui/format-distance.ts';
import { formatNumber } from '../ui/format-number.ts';
import { wayStrings as strings } from './way.strings.ts';

/** A way in few words, for beside its tag; the whole sentence where there is nothing shorter. */
export function shortWay(way: Way): string {
  return way.is_far ? strings.far(kindWords(way), strings.tooFar) : kindWords(way);
}

function kindWords(way: Way): string {
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
export function tagWords({ kind, is_far }: Pick<Way, 'kind' | 'is_far'>): string {
  return is_far && (kind === 'place' || kind === 'forage') ? strings.farAway : strings.kinds[kind];
}

/** The effort of a way beside its honeycombs; null where there is none. */
export function effortWords({ minutes, is_far }: Pick<Way, 'minutes' | 'is_far'>): string | null {
  if (is_far) return strings.tooFar;
  return minutes > 0 ? strings.minutes(formatNumber(Math.ceil(minutes))) : null;
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
