import type { NearSet, SetGap } from '@wallabee/contract/plan/plan';

/** The gap that is closed with the least effort, of the set nearest to its end that has one with a way. */
export function bestGap(sets: readonly NearSet[]): { set: NearSet; gap: SetGap } | null {
  for (const set of sets) {
    const [gap] = set.gaps.filter(({ way }) => way.kind !== 'none').toSorted(byEffort);
    if (gap) return { set, gap };
  }
  return null;
}

function byEffort({ way: one }: SetGap, { way: other }: SetGap): number {
  return Number(other.is_now) - Number(one.is_now) || one.minutes - other.minutes;
}
