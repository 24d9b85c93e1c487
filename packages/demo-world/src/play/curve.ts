import type { Instant } from '@wallabee/game/state/item-state';
import { OPENING, startOfMonth, yearOf } from '../calendar.ts';

export interface Curve {
  /** When the given count of visits is reached. */
  whenThere(count: number): Instant;
  /** Average milliseconds per visit. */
  readonly pace: number;
}

/** Relative activity by year. */
const BUSY = [3, 4, 4, 4, 4, 4.5, 4.5, 5, 5.5, 7, 10, 11] as const;
const BUSY_LATER = 12;

export function drawCurve(total: number, until: Instant): Curve {
  const months = monthsUntil(until);
  const all = months.reduce((sum, month) => sum + month.weight, 0);
  let reached = 0;
  const steps = months.map(({ from, to, weight }) => {
    const before = reached;
    reached += (weight / all) * total;
    return { from, to, before, after: reached };
  });
  return {
    pace: (until - OPENING) / total,
    whenThere: (count) => {
      const step = steps.find(({ after }) => after > count);
      if (!step) return until;
      const share = (count - step.before) / (step.after - step.before);
      return Math.floor(step.from + share * (step.to - step.from));
    },
  };
}

function monthsUntil(until: Instant): { from: Instant; to: Instant; weight: number }[] {
  const first = yearOf(OPENING);
  const months = (yearOf(until) - first + 1) * 12;
  return Array.from({ length: months }, (_, index) => {
    const [year, month] = [first + Math.floor(index / 12), index % 12];
    const from = Math.max(startOfMonth(year, month), OPENING);
    const to = Math.min(startOfMonth(year, month + 1), until);
    // Crackers make December busy, and summer August.
    const season = month === 11 ? 1.5 : month === 7 ? 1.2 : 1;
    return { from, to, weight: Math.max(to - from, 0) * (BUSY[year - first] ?? BUSY_LATER) * season };
  }).filter(({ from, to }) => to > from);
}
