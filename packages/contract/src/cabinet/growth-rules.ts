import { type Day, monthOf } from '../protocol/day.ts';

/** How many items a player had saved at the end of a month, `YYYY-MM`. */
export interface GrowthPoint {
  month: string;
  saved: number;
}

export interface MonthChange {
  month: string;
  by: number;
}

/** Every month from the first change to the month of `today`. */
export function growthOf(changes: readonly MonthChange[], today: Day): GrowthPoint[] {
  const byMonth = new Map(changes.map(({ month, by }) => [month, by]));
  const [first] = [...byMonth.keys()].sort();
  const points: GrowthPoint[] = [];
  let saved = 0;
  for (let month = first; month !== undefined && month <= monthOf(today); month = monthAfter(month)) {
    saved += byMonth.get(month) ?? 0;
    points.push({ month, saved });
  }
  return points;
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

export interface Loss {
  month: string;
  /** How many fewer items were saved at the end of the month than at its beginning. */
  lost: number;
}

const MOST_LOSSES = 2;
const LEAST_LOSS = 10;
const LEAST_SHARE = 0.05;

/** The months with the biggest losses of at least 10 items and 5 %, in order of time. */
export function bigLosses(points: readonly GrowthPoint[]): Loss[] {
  return points
    .map(({ month, saved }, index) => ({ month, before: points[index - 1]?.saved ?? 0, saved }))
    .map(({ month, before, saved }) => ({ month, lost: before - saved, share: (before - saved) / before }))
    .filter(({ lost, share }) => lost >= LEAST_LOSS && share >= LEAST_SHARE)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, MOST_LOSSES)
    .map(({ month, lost }) => ({ month, lost }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

export const MILESTONES = [100, 1_000];

export interface GrowthMark {
  kind: 'first_set' | 'milestone' | 'loss';
  /** `YYYY-MM-DD`; for a loss the first day of its month. */
  day: string;
  /** The set, or the item type that made the milestone. */
  name: string | null;
  /** The milestone, or how many were lost. */
  count: number | null;
}

interface Dated {
  day: string;
  name: string;
}

interface Growth {
  points: readonly GrowthPoint[];
  firstSet: Dated | null;
  milestones: readonly (Dated & { count: number })[];
}

/** In order of time. Of several milestones only the highest is marked. */
export function growthMarks({ points, firstSet, milestones }: Growth): GrowthMark[] {
  const [milestone] = milestones.toSorted((one, other) => other.count - one.count);
  const marks: GrowthMark[] = bigLosses(points).map(({ month, lost }) => ({
    kind: 'loss',
    day: `${month}-01`,
    name: null,
    count: lost,
  }));
  if (firstSet) marks.push({ kind: 'first_set', ...firstSet, count: null });
  if (milestone) marks.push({ kind: 'milestone', ...milestone });
  return marks.sort((one, other) => (one.day < other.day ? -1 : 1));
}
