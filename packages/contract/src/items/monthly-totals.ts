import type { MonthlyTotal } from './charts.ts';

/** The total at the end of each month, from the first month with a change to the last month, without gaps. */
export function monthlyTotals(
  changes: readonly { month: string; by: number }[],
  lastMonth: string,
): MonthlyTotal[] {
  const byMonth = new Map(changes.map(({ month, by }) => [month, by]));
  const first = [...byMonth.keys()].sort()[0];
  const totals: MonthlyTotal[] = [];
  let total = 0;
  for (let month = first; month !== undefined && month <= lastMonth; month = monthAfter(month)) {
    total += byMonth.get(month) ?? 0;
    totals.push({ month, total });
  }
  return totals;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nextYear, next] = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${nextYear}-${String(next).padStart(2, '0')}`;
}
