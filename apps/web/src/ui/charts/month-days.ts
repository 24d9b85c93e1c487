const DAY_MS = 24 * 3600 * 1000;

/** The last day of every month from the first one to that before today's, and today. */
export function monthDays(first: string, today: string): string[] {
  const days: string[] = [];
  for (
    let month = first.slice(0, MONTH);
    month < today.slice(0, MONTH);
    month = textOf(monthEnd(month)).slice(0, MONTH)
  )
    days.push(textOf(monthEnd(month) - DAY_MS));
  return [...days, today];
}

/** The place of the day's month among them; the last for none, which is today. */
export function placeOf(days: readonly string[], day: string | null): number {
  const place = day === null ? -1 : days.findIndex((some) => some.slice(0, MONTH) >= day.slice(0, MONTH));
  return place === -1 ? days.length - 1 : place;
}

/** A day as it is written in an address: nothing where it is none, or today or later. */
export function pastDay(written: string | null, today: string): string | null {
  if (written === null || !/^\d{4}-\d\d-\d\d$/.test(written) || written >= today) return null;
  const at = Date.parse(written);
  return Number.isNaN(at) || textOf(at) !== written ? null : written;
}

const MONTH = 'yyyy-mm'.length;

function monthEnd(month: string): number {
  const [year, place] = month.split('-').map(Number);
  return Date.UTC(year ?? 0, place ?? 0, 1);
}

function textOf(at: number): string {
  return new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
