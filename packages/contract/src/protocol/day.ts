/** A day in UTC, YYYY-MM-DD. Days compare as text. */
export type Day = string;

export const DAY_MS = 24 * 3_600_000;

export function dayOf(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The first instant after the day: what happened before it had happened by the end of the day. */
export function endOfDay(day: Day): number {
  return Date.parse(day) + DAY_MS;
}

/** YYYY-MM of a day. */
export function monthOf(day: Day): string {
  return day.slice(0, 'yyyy-mm'.length);
}
