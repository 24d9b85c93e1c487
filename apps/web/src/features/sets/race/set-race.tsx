import { dayOf } from '@wallabee/contract/protocol/day';
import type { SetRace } from '@wallabee/contract/sets/race';
import { AreaChart } from '../../../ui/charts/area-chart.tsx';
import { ChartNote, ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { monthEnd, monthStart, yearsOf } from '../../../ui/charts/months.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { FailedNote } from '../../../ui/feedback/network/failed-note.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { raceStrings as strings } from './race.strings.ts';
import { raceWords } from './race-words.ts';
import styles from './set-race.module.css';

export interface SetRacePanelsProps {
  name: string;
  /** Null where it could not be loaded. */
  race: SetRace | null;
}

export function SetRacePanels({ name, race }: SetRacePanelsProps) {
  if (!race) {
    return (
      <ChartNote heading={strings.heading}>
        <FailedNote text={strings.failed} />
      </ChartNote>
    );
  }
  if (race.finishers.length === 0) return <ChartNote heading={strings.heading}>{strings.none}</ChartNote>;
  return (
    <div className={styles.race}>
      <RaceChart name={name} race={race} />
      <FirstFinishers first={race.first} />
    </div>
  );
}

function RaceChart({ name, race }: { name: string; race: SetRace }) {
  const { finishers, released_at, total_completed } = race;
  const released = Date.parse(released_at);
  const months = finishers.map(({ month }) => month);
  const from = Math.min(released, monthStart(months[0] ?? dayOf(released)));
  const span = { from, to: monthEnd(months.at(-1) ?? dayOf(released)) };
  return (
    <ChartPanel
      heading={strings.heading}
      sentence={
        <>
          <b>{formatNumber(total_completed)}</b> {raceWords(race)}
        </>
      }
      figures={{
        caption: strings.table(name),
        columns: [strings.year, strings.completedThatYear, strings.inAll],
        rows: yearsOf(finishers).map(({ year, added, total }) => ({
          name: year,
          cells: [formatNumber(added), formatNumber(total)],
        })),
      }}
    >
      <AreaChart
        points={[
          { at: from, value: 0 },
          { at: monthStart(months[0] ?? ''), value: 0 },
          ...finishers.map(({ month, total }) => ({ at: monthEnd(month), value: total })),
        ]}
        span={span}
        events={[{ at: released, name: strings.released, detail: formatDate(released_at) }]}
      />
    </ChartPanel>
  );
}

function FirstFinishers({ first }: Pick<SetRace, 'first'>) {
  return (
    <Panel heading={strings.firstTen}>
      <ol className={styles.first}>
        {first.map(({ number, player, completed_at }) => (
          <li key={number}>
            <span className={styles.place}>{strings.place(formatNumber(number))}</span>
            <Link to={`/tools/profile/${player.id}/bio`}>{player.name}</Link>
            <time dateTime={completed_at}>{formatDate(completed_at)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
