import type { GameMonth } from '@wallabee/contract/stats/game-days';
import type { GameFigure } from '@wallabee/contract/stats/game-figures';
import { AreaChart } from '../../ui/charts/area-chart.tsx';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { monthEnd, monthStart } from '../../ui/charts/months.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { statsStrings as strings } from './stats.strings.ts';
import { figureWords, MONTH_NAMES, wholeMonths, yearRows } from './stats-words.ts';

/** One figure by month. */
export function FigureChart({ figure, months }: { figure: GameFigure; months: readonly GameMonth[] }) {
  const { heading } = strings.figures[figure];
  const drawn = wholeMonths(months);
  const last = drawn.at(-1);
  const span = { from: monthStart(drawn[0]?.month ?? ''), to: monthEnd(last?.month ?? '') };
  // The average of a day cannot be added up.
  const hasTotal = figure !== 'active_players';
  return (
    <ChartPanel
      heading={heading}
      sentence={
        <>
          <b>{formatNumber(last?.[figure] ?? 0)}</b> {figureWords(months, figure)}
        </>
      }
      figures={{
        caption: strings.byMonth(heading),
        columns: [strings.year, ...MONTH_NAMES, ...(hasTotal ? [strings.total] : [])],
        rows: yearRows(months, figure).map(({ year, values }) => ({
          name: year,
          cells: [
            ...values.map((value) => (value === null ? '' : formatNumber(value))),
            ...(hasTotal ? [formatNumber(values.reduce<number>((sum, value) => sum + (value ?? 0), 0))] : []),
          ],
        })),
      }}
    >
      <AreaChart
        points={drawn.map((some) => ({ at: monthEnd(some.month), value: some[figure] }))}
        span={span}
      />
    </ChartPanel>
  );
}
