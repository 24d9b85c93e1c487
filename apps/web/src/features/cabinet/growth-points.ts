import { type GrowthPoint, monthAfter } from '@wallabee/contract/cabinet/growth-rules';

interface TimePoint {
  at: number;
  value: number;
}

/** A month is drawn at its end, the last one today. The line begins with nothing. */
export function pointsInTime(points: readonly GrowthPoint[], today: string): TimePoint[] {
  const [first] = points;
  if (!first) return [];
  const end = Date.parse(today);
  const drawn = points.map(({ month, saved }) => ({
    at: Math.min(Date.parse(monthAfter(month)), end),
    value: saved,
  }));
  return [{ at: Date.parse(first.month), value: 0 }, ...drawn];
}

export function growthSpan(points: readonly GrowthPoint[], today: string): { from: number; to: number } {
  return { from: Date.parse(points[0]?.month ?? today), to: Date.parse(today) };
}

/** On the line between two points. */
export function valueAt(points: readonly TimePoint[], at: number): number {
  const next = points.findIndex((point) => point.at >= at);
  const [one, other] = [points[next - 1], points[next]];
  if (!one || !other) return points.at(next === -1 ? -1 : 0)?.value ?? 0;
  return one.value + ((other.value - one.value) * (at - one.at)) / (other.at - one.at);
}
