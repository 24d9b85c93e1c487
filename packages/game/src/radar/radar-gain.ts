import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { RADAR_GAINS, type RadarGain } from '@wallabee/contract/radar/radar-rules';

/** How a player stands with the type of a find. */
export interface Standing {
  /** Null where the player lacks the type. */
  readonly savedNumber: number | null;
  /** How many item types of its set the player lacks. */
  readonly setGaps: number;
}

/** What a find is worth that the player lacks, or that beats the saved number. */
export function radarGain(
  { number }: { readonly number: number },
  { savedNumber, setGaps }: Standing,
): RadarGain {
  const prestige = prestigeOf(number);
  if (prestige === 'sd') return 'single_digit';
  if (savedNumber === null) return setGaps === 1 ? 'finishes_set' : 'missing';
  return prestige === prestigeOf(savedNumber) ? 'lower' : 'class';
}

export interface ComparedFind {
  readonly gain: RadarGain;
  /** Null where it lies at no place; such finds come after those with a distance. */
  readonly distance_m: number | null;
  readonly number: number;
  readonly item_id: ItemId;
}

/** The best first. */
export function compareFinds(one: ComparedFind, other: ComparedFind): number {
  return (
    RADAR_GAINS.indexOf(one.gain) - RADAR_GAINS.indexOf(other.gain) ||
    compareDistances(one.distance_m, other.distance_m) ||
    one.number - other.number ||
    one.item_id - other.item_id
  );
}

function compareDistances(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
