export function progressPercent(progression: readonly { value: number; target: number }[]): number {
  const [first] = progression;
  if (!first || first.target <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((first.value * 100) / first.target)));
}
