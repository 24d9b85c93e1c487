import type { NearSet, SetGap } from '@wallabee/contract/plan/plan';

/** The first gap that has a way, of the set nearest to its end. */
export function bestGap(sets: readonly NearSet[]): { set: NearSet; gap: SetGap } | null {
  for (const set of sets) {
    const gap = set.gaps.find(({ way }) => way.kind !== 'none');
    if (gap) return { set, gap };
  }
  return null;
}
