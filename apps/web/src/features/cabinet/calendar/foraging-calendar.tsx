import type { ForagingCalendar as Calendar } from '@wallabee/contract/cabinet/cabinet';
import { daysBetween } from '@wallabee/contract/cabinet/calendar-rules';
import { useId } from 'react';
import { At } from '../../../ui/charts/at.tsx';
import { FiguresTable } from '../../../ui/charts/figures-table.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { cabinetRestStrings as strings } from '../cabinet-rest.strings.ts';
import { CalendarSentence } from './calendar-sentence.tsx';
import {
  COMB_BOX,
  type CombHalf,
  cellsPath,
  combHalves,
  hexagonPath,
  LEVEL_SCALES,
} from './comb-geometry.ts';
import styles from './foraging-calendar.module.css';

export function ForagingCalendar({ calendar }: { calendar: Calendar }) {
  const headingId = useId();
  const figures = {
    caption: strings.calendarCaption,
    columns: strings.calendarColumns,
    rows: calendar.days.map(({ day, finds, trades, mixes }) => ({
      name: formatDate(day),
      cells: [finds, trades, mixes].map(formatNumber),
    })),
  };
  return (
    <Panel heading={<span id={headingId}>{strings.calendar}</span>} aside={strings.calendarAside(calendar)}>
      <figure className={styles.calendar} aria-labelledby={headingId}>
        <div className={styles.halves} aria-hidden="true">
          {combHalves(calendar).map((half, place) => (
            <Half key={place === 0 ? 'first' : 'second'} half={half} />
          ))}
        </div>
        <div className={styles.foot}>
          <figcaption className={styles.said}>
            <CalendarSentence calendar={calendar} shown={daysBetween(calendar.from, calendar.to)} />
          </figcaption>
          <Scale />
        </div>
        {calendar.days.length > 0 && <FiguresTable tables={[figures]} />}
      </figure>
    </Panel>
  );
}

function Half({ half: { cells, months } }: { half: CombHalf }) {
  return (
    <div>
      <svg className={styles.months} aria-hidden="true">
        {months.map(({ label, x }) => (
          <At key={label} x={x}>
            <text y="14">{label}</text>
          </At>
        ))}
      </svg>
      <svg className={styles.comb} viewBox={`0 0 ${COMB_BOX.width} ${COMB_BOX.height}`} aria-hidden="true">
        <path className={styles.cell} d={cellsPath(cells)} />
        {LEVELS.map((level) => (
          <path
            key={level}
            data-level={level}
            d={cellsPath(
              cells.filter((cell) => cell.level === level),
              LEVEL_SCALES[level],
            )}
          />
        ))}
      </svg>
    </div>
  );
}

const LEVELS = [1, 2, 3, 4];

function Scale() {
  return (
    <div className={styles.scale} aria-hidden="true">
      <span>{strings.scale.none}</span>
      {[0, ...LEVELS].map((level) => (
        <svg key={level} width="22" height="24" viewBox="0 0 22 24" aria-hidden="true">
          <path className={styles.cell} d={hexagonPath(11, 12)} />
          {level > 0 && <path data-level={level} d={hexagonPath(11, 12, LEVEL_SCALES[level])} />}
        </svg>
      ))}
      <span>{strings.scale.most}</span>
    </div>
  );
}
