import { addedByMonth, type MonthTotal, monthName } from './months.ts';

/** A few months in which much more was added than in others. */
export interface Spell {
  from: string;
  to: string;
  isFirst: boolean;
  added: number;
}

/** At most two, in order of time. Of a short time every month is a large part, so there are none. */
export function spellsOf(months: readonly MonthTotal[]): Spell[] {
  const added = addedByMonth(months);
  if (added.length < LEAST_MONTHS) return [];
  const sums = added.slice(LENGTH - 1).map((_, start) => sumOf(added.slice(start, start + LENGTH)));
  const least = (sumOf(added) / added.length) * LENGTH * MUCH_MORE;
  const first = bestOf(sums, least);
  if (first === undefined) return [];
  const apart = sums.map((sum, start) => (Math.abs(start - first) < LENGTH ? 0 : sum));
  const second = bestOf(apart, least);
  const starts = [first, ...(second === undefined ? [] : [second])].toSorted((a, b) => a - b);
  return starts.map((start) => ({
    from: months[start]?.month ?? '',
    to: months[start + LENGTH - 1]?.month ?? '',
    isFirst: start === 0,
    added: sums[start] ?? 0,
  }));
}

/** "June to August 2023", or "December 2022 to February 2023". */
export function spellName({ from, to }: Pick<Spell, 'from' | 'to'>): string {
  const [year, lastYear] = [from, to].map((month) => month.slice(0, 'yyyy'.length));
  const start = year === lastYear ? monthName(from) : `${monthName(from)} ${year}`;
  return `${start} to ${monthName(to)} ${lastYear}`;
}

const LENGTH = 3;
const LEAST_MONTHS = 18;
const MUCH_MORE = 2.5;

function bestOf(sums: readonly number[], least: number): number | undefined {
  const best = Math.max(...sums);
  return best >= least && best > 0 ? sums.indexOf(best) : undefined;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
