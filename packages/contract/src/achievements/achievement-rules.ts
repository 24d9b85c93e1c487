export function progressPercent(progression: readonly { value: number; target: number }[]): number {
  const [first] = progression;
  if (!first || first.target <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((first.value * 100) / first.target)));
}

interface Progressing {
  awarded: boolean;
  progression: readonly { value: number; target: number }[];
}

/** What is not awarded comes first, the largest share done before others, then what lacks the least. */
export function nearestAchievementsFirst<Achievement extends Progressing>(
  achievements: readonly Achievement[],
): Achievement[] {
  return achievements.toSorted(
    (one, other) =>
      Number(one.awarded) - Number(other.awarded) ||
      (one.awarded ? 0 : shareDone(other) - shareDone(one) || missingOf(one) - missingOf(other)),
  );
}

function shareDone({ progression: [first] }: Progressing): number {
  return first && first.target > 0 ? Math.min(1, Math.max(0, first.value / first.target)) : 0;
}

function missingOf({ progression: [first] }: Progressing): number {
  return first ? Math.max(0, first.target - first.value) : Number.MAX_SAFE_INTEGER;
}
