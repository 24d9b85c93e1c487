/** How many there were at the end of a month, YYYY-MM. */
export interface MonthTotal {
  month: string;
  total: number;
}

/** The first moment of a month. */
export function monthStart(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/** The first moment after a month. */
export function monthEnd(month: string): number {
  const start = new Date(monthStart(month));
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
}

/** How many were added in each month. */
export function addedByMonth(months: readonly MonthTotal[]): number[] {
  return months.map(({ total }, place) => total - (months[place - 1]?.total ?? 0));
}

/** How many were added in each year, and how many there were at its end. */
export function yearsOf(months: readonly MonthTotal[]): { year: string; added: number; total: number }[] {
  const totals = new Map(months.map(({ month, total }) => [month.slice(0, 'yyyy'.length), total]));
  let before = 0;
  return Array.from(totals, ([year, total]) => {
    const added = total - before;
    before = total;
    return { year, added, total };
  });
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export function monthName(month: string): string {
  return MONTH.format(monthStart(month));
}
