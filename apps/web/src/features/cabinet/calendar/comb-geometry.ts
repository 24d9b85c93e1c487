import {
  addDays,
  CALENDAR_WEEKS,
  countOfDay,
  type DayCounts,
  levelOf,
} from '@wallabee/contract/cabinet/calendar-rules';

export const WEEKS_IN_HALF = CALENDAR_WEEKS / 2;

/** In the units of the drawing. */
const STEP = { x: 20, y: 17.6 };
const FIRST = { x: 14, y: 13 };
const HALF_WIDTH = 9.2;
const HALF_HEIGHT = 10.6;

export const COMB_BOX = { width: 536, height: 133 };

export interface CombCell {
  /** From 0 for the first week of the half. */
  week: number;
  /** From 0 for Monday. */
  weekday: number;
  level: number;
}

export interface CombMonth {
  label: string;
  /** From 0 to 1, from the left. */
  x: number;
}

export interface CombHalf {
  cells: CombCell[];
  months: CombMonth[];
}

interface Year {
  from: string;
  to: string;
  days: readonly DayCounts[];
}

/** Two combs of 26 weeks, without the days after the last one. */
export function combHalves({ from, to, days }: Year): CombHalf[] {
  const counts = new Map(days.map((day) => [day.day, countOfDay(day)]));
  return [0, 1].map((half) => {
    const start = addDays(from, half * WEEKS_IN_HALF * 7);
    const shown = Array.from({ length: WEEKS_IN_HALF * 7 }, (_, place) => addDays(start, place)).filter(
      (day) => day <= to,
    );
    const cells = shown.map((day, place) => ({
      week: Math.floor(place / 7),
      weekday: place % 7,
      level: levelOf(counts.get(day) ?? 0),
    }));
    return { cells, months: monthsOf(shown) };
  });
}

/** Above the week in which a month begins, where its name has room. */
function monthsOf(days: readonly string[]): CombMonth[] {
  return days.flatMap((day, place) => {
    const week = Math.floor(place / 7);
    if (!day.endsWith('-01') || week > WEEKS_IN_HALF - 2) return [];
    return { label: MONTH.format(new Date(day)), x: (week * STEP.x + FIRST.x - HALF_WIDTH) / COMB_BOX.width };
  });
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** One path for all cells, so that a year is a few elements. Every other day is half a cell over. */
export function cellsPath(cells: readonly CombCell[], scale = 1): string {
  return cells
    .map(({ week, weekday }) => {
      const x = FIRST.x + week * STEP.x + (weekday % 2) * (STEP.x / 2);
      return hexagonPath(x, FIRST.y + weekday * STEP.y, scale);
    })
    .join('');
}

export function hexagonPath(x: number, y: number, scale = 1): string {
  const [w, h] = [inTenths(HALF_WIDTH * scale), inTenths((HALF_HEIGHT * scale) / 2)];
  return `M${inTenths(x)} ${inTenths(y - 2 * h)}l${w} ${h}v${inTenths(2 * h)}l-${w} ${h}-${w}-${h}v-${inTenths(2 * h)}z`;
}

/** The share of its cell that each level fills. */
export const LEVEL_SCALES = [0, 0.42, 0.62, 0.82, 1];

function inTenths(value: number): number {
  return Number(value.toFixed(1));
}
