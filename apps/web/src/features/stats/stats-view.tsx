import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { readGameDays } from '@wallabee/contract/stats/game-days';
import { GAME_FIGURES } from '@wallabee/contract/stats/game-figures';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedPart } from '../../ui/feedback/network/failed-part.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { StatList } from '../../ui/layout/stat-list.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureChart } from './figure-chart.tsx';
import { statsStrings as strings } from './stats.strings.ts';
import styles from './stats-view.module.css';

export interface GameStats {
  /** Null where they could not be loaded. */
  stats: ResponseOf<typeof readGameDays> | null;
  month: string;
}

export function StatsView({ stats, month }: GameStats) {
  return (
    <>
      <PageHeader
        heading={strings.heading}
        lead={strings.lead}
        stats={
          stats && (
            <section className={styles.today} aria-labelledby="today">
              <h2 id="today">{strings.today}</h2>
              <StatList
                stats={GAME_FIGURES.map((figure) => ({
                  term: strings.figures[figure].short,
                  value: formatNumber(stats.today[figure]),
                }))}
              />
            </section>
          )
        }
      />
      {stats ? <Charts stats={stats} month={month} /> : <FailedPart heading={strings.failed} />}
    </>
  );
}

function Charts({ stats: { months, days }, month }: GameStats & { stats: NonNullable<GameStats['stats']> }) {
  if (months.length === 0) return <EmptyState heading={strings.none} />;
  const place = months.findIndex((some) => some.month === month);
  return (
    <div className={styles.charts}>
      {GAME_FIGURES.map((figure) => (
        <FigureChart key={figure} figure={figure} months={months} />
      ))}
      <DayChart
        month={month}
        days={days}
        earlier={months[place - 1]?.month ?? null}
        later={place === -1 ? null : (months[place + 1]?.month ?? null)}
      />
    </div>
  );
}
