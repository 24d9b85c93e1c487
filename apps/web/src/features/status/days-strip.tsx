import type { StatusDay } from '@wallabee/contract/status/status';
import { DAY_STATES, type DayState } from '@wallabee/contract/status/status-states';
import { useId } from 'react';
import { ChartNote, ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { percentOf } from '../../ui/charts/scale.ts';
import { TimeLabels } from '../../ui/charts/time-labels.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './status.module.css';
import { statusStrings as strings } from './status.strings.ts';
import { historyWords, shareWords } from './status-words.ts';

/** Marks and heights distinguish the states too, so that none depends on colour alone. */
export function DaysStrip({ days }: { days: readonly StatusDay[] | null }) {
  if (!days) return <ChartNote heading={strings.history}>{strings.noHistory}</ChartNote>;
  const words = historyWords(days);
  if (words === null) return <ChartNote heading={strings.history}>{strings.firstDay}</ChartNote>;
  return (
    <ChartPanel
      heading={strings.history}
      sentence={
        <>
          <b>{words}</b> {strings.meaning}
        </>
      }
      figures={{
        caption: strings.caption,
        columns: [strings.day, ...strings.columns],
        rows: days.toReversed().map((day) => ({
          name: formatDate(day.day),
          cells: [
            strings.dayStates[day.state],
            shareWords(day.availability),
            formatNumber(day.troubled_minutes),
            formatNumber(day.recorded_minutes),
          ],
        })),
      }}
    >
      <Strip days={days} />
    </ChartPanel>
  );
}

function Strip({ days }: { days: readonly StatusDay[] }) {
  const width = 1 / days.length;
  const patterns = useId();
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg className={styles.days} width="100%" height={MARK + HEIGHT} aria-hidden="true">
        <Hatch id={patterns} />
        {days.map(({ day, state }, place) => (
          <Bar
            key={day}
            state={state}
            patterns={patterns}
            x={percentOf((place + 0.1) * width)}
            width={percentOf(0.8 * width)}
          />
        ))}
      </svg>
      <TimeLabels
        span={{ from: Date.parse(days[0]?.day ?? ''), to: Date.parse(days.at(-1)?.day ?? '') + DAY_MS }}
      />
      <ul className={styles.legend}>
        {DAY_STATES.map((state) => (
          <li key={state}>
            <svg width={SWATCH + 2} height={SWATCH + 2} aria-hidden="true">
              <g data-state={state}>
                <rect x="1" y="1" width={SWATCH} height={SWATCH} {...fillingOf(state, patterns)} />
              </g>
            </svg>
            {strings.legend[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Bar({ state, patterns, ...place }: { state: DayState; patterns: string; x: string; width: string }) {
  const height = state === 'unrecorded' ? LOW : HEIGHT;
  return (
    <g data-state={state}>
      {state === 'troubled' && <rect {...place} y="0" height={MARK - 4} className={styles.mark} />}
      <rect {...place} y={MARK + HEIGHT - height} height={height} {...fillingOf(state, patterns)} />
    </g>
  );
}

/** The stylesheet fills the other states. */
function fillingOf(state: DayState, patterns: string) {
  return state === 'troubled' ? { fill: `url(#${patterns})` } : {};
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
        className={styles.hatch}
      >
        <rect data-tone="wash" width="5" height="5" />
        <rect data-tone="line" width="2" height="5" />
      </pattern>
    </defs>
  );
}

/** In pixels. */
const MARK = 12;
const HEIGHT = 56;
const LOW = 10;
const SWATCH = 14;

const DAY_MS = 24 * 3600 * 1000;
