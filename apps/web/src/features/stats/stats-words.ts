import type { GameMonth } from '@wallabee/contract/stats/game-days';
import type { GameFigure } from '@wallabee/contract/stats/game-figures';
import { monthName } from '../../ui/charts/months.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { statsStrings as strings } from './stats.strings.ts';

export function monthWords(month: string): string {
  return `${monthName(month)} ${month.slice(0, 'yyyy'.length)}`;
}

/** What follows the count of the last whole month: when the most were, and how many are in the current one. */
export function figureWords(months: readonly GameMonth[], figure: GameFigure): string {
  const current = months.at(-1);
  const whole = wholeMonths(months);
  const last = whole.at(-1);
  const most = whole.toSorted((a, b) => b[figure] - a[figure])[0];
  if (!current || !last || !most) return '';
  const { one, many } = strings.figures[figure];
  const parts = [strings.inMonth(last[figure] === 1 ? one : many, monthWords(last.month))];
  if (most[figure] > last[figure])
    parts.push(strings.most(formatNumber(most[figure]), monthWords(most.month)));
  else if (whole.length > 1 && last[figure] > 0) parts.push(strings.isMost);
  if (current !== last) parts.push(strings.soFar(formatNumber(current[figure])));
  return parts.join(' ');
}

/** Without the current one, which would look like a fall; the first month of the game is shown as it is. */
export function wholeMonths(months: readonly GameMonth[]): readonly GameMonth[] {
  return months.length > 1 ? months.slice(0, -1) : months;
}

const MONTHS_A_YEAR = 12;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

export const MONTH_NAMES = Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
  MONTH.format(Date.UTC(2000, month)),
);

/** A row for each year: a value for each month, none where the game has no such month. */
export function yearRows(
  months: readonly GameMonth[],
  figure: GameFigure,
): { year: string; values: (number | null)[] }[] {
  const values = new Map(months.map((some) => [some.month, some[figure]]));
  const years = [...new Set(months.map(({ month }) => month.slice(0, 'yyyy'.length)))];
  return years.map((year) => ({
    year,
    values: MONTH_NAMES.map((_, place) => values.get(`${year}-${`${place + 1}`.padStart(2, '0')}`) ?? null),
  }));
}
