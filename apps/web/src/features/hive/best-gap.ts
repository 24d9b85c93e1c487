import type { NearSet, SetGap } from '@wallabee/contract/plan/plan';

interface BestGap {
  set: NearSet;
  gap: SetGap;
}

/**
 * The gap that is closed with the least effort, of the set nearest to its end that has one within a walk; else of
 * the nearest set that has one with a way.
 */
export function bestGap(sets: readonly NearSet[]): BestGap | null {
  const hasWay = ({ way }: SetGap) => way.kind !== 'none';
  return firstGap(sets, (gap) => hasWay(gap) && !gap.way.is_far) ?? firstGap(sets, hasWay);
}

function firstGap(sets: readonly NearSet[], fits: (gap: SetGap) => boolean): BestGap | null {
  for (const set of sets) {
    const [gap] = set.gaps.filter(fits).toSorted(byEffort);
    if (gap) return { set, gap };
  }
  return null;
}

function byEffort({ way: one }: SetGap, { way: other }: SetGap): number {
  return Number(other.is_now) - Number(one.is_now) || one.minutes - other.minutes;
}
