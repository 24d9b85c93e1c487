import type { GameDay } from '@wallabee/contract/stats/game-days';
import { GAME_FIGURES } from '@wallabee/contract/stats/game-figures';
import { AreaChart } from '../../ui/charts/area-chart.tsx';
import { ChartNote, ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { monthEnd, monthStart } from '../../ui/charts/months.ts';
import { Link } from '../../ui/controls/link.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { statsStrings as strings } from './stats.strings.ts';
import styles from './stats-view.module.css';
import { monthWords } from './stats-words.ts';

interface DayChartProps {
  month: string;
  days: readonly GameDay[];
  earlier: string | null;
  later: string | null;
}

export function DayChart({ month, days, earlier, later }: DayChartProps) {
  const last = days.at(-1);
  if (!last) return <ChartNote heading={strings.byDay}>{strings.noDays(monthWords(month))}</ChartNote>;
  return (
    <ChartPanel
      heading={strings.byDay}
      aside={<MonthLinks month={month} earlier={earlier} later={later} />}
      sentence={strings.busiest(
        formatDate(busiestOf(days).day),
        formatNumber(busiestOf(days).active_players),
      )}
      figures={{
        caption: strings.daysOf(monthWords(month)),
        columns: [strings.day, ...GAME_FIGURES.map((figure) => strings.figures[figure].short)],
        rows: days.map((day) => ({
          name: formatDate(day.day),
          cells: GAME_FIGURES.map((figure) => formatNumber(day[figure])),
        })),
      }}
    >
      <AreaChart
        points={days.map(({ day, active_players }) => ({ at: Date.parse(day), value: active_players }))}
        span={{ from: monthStart(month), to: Math.max(Date.parse(last.day), monthEnd(month) - DAY_MS) }}
      />
    </ChartPanel>
  );
}

const DAY_MS = 24 * 3600 * 1000;

function busiestOf(days: readonly GameDay[]): GameDay {
  return days.reduce((most, day) => (day.active_players > most.active_players ? day : most));
}

function MonthLinks({ month, earlier, later }: Omit<DayChartProps, 'days'>) {
  return (
    <nav className={styles.months} aria-label={strings.byDay}>
      {earlier && <Link to={`?month=${earlier}`}>{strings.earlier}</Link>}
      <b>{monthWords(month)}</b>
      {later && <Link to={`?month=${later}`}>{strings.later}</Link>}
    </nav>
  );
}
