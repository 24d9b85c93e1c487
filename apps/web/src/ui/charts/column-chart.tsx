import { useId } from 'react';
import { formatNumber } from '../format-number.ts';
import { At } from './at.tsx';
import styles from './column-chart.module.css';
import { FillingPatterns, fillOf } from './fillings.tsx';
import { percentOf, shareOf, ticksOf, topOf } from './scale.ts';
import { TimeLabels } from './time-labels.tsx';

export interface DayColumn {
  /** The start of the day, in milliseconds. */
  at: number;
  value: number;
  /** The marked part of the value. */
  marked: number;
}

interface ColumnChartProps {
  columns: readonly DayColumn[];
  /** The label of the marked part in the legend. */
  markedWords: string;
}

/** A column for each day; the marked part is hatched at the bottom. */
export function ColumnChart({ columns, markedWords }: ColumnChartProps) {
  const patterns = useId();
  const max = Math.max(0, ...columns.map(({ value }) => value));
  const top = topOf(max, ROOM);
  const width = 1 / columns.length;
  const hasMarked = columns.some(({ marked }) => marked > 0);
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg className={styles.drawing} width="100%" height={HEIGHT} aria-hidden="true">
        <FillingPatterns id={patterns} />
        <Grid max={max} top={top} />
        {columns.map(({ at, value, marked }, place) => (
          <g key={at}>
            <Bar place={place} width={width} from={marked} to={value} top={top} fill={fillOf(patterns, 0)} />
            <Bar place={place} width={width} from={0} to={marked} top={top} fill={fillOf(patterns, 3)} />
          </g>
        ))}
      </svg>
      <TimeLabels span={spanOf(columns)} />
      {hasMarked && (
        <p className={styles.key}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={styles.bar} x=".5" y=".5" width="21" height="13" fill={fillOf(patterns, 3)} />
          </svg>
          {markedWords}
        </p>
      )}
    </div>
  );
}

interface BarProps {
  place: number;
  width: number;
  from: number;
  to: number;
  top: number;
  fill: string;
}

function Bar({ place, width, from, to, top, fill }: BarProps) {
  if (to === from) return null;
  return (
    <rect
      className={styles.bar}
      x={percentOf((place + 0.12) * width)}
      width={percentOf(0.76 * width)}
      y={percentOf(1 - shareOf(to, top))}
      height={percentOf(Math.max(LEAST, shareOf(to - from, top)))}
      fill={fill}
    />
  );
}

function Grid({ max, top }: { max: number; top: number }) {
  const ticks = ticksOf(max).filter((tick) => Number.isInteger(tick));
  return (
    <>
      <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
      {ticks.map((tick) => (
        <At key={tick} x={0} y={1 - shareOf(tick, top)}>
          <line className={styles.grid} x1="0" x2="100%" />
          <text className={styles.tick} x="4" y="-4">
            {formatNumber(tick)}
          </text>
        </At>
      ))}
    </>
  );
}

/** In pixels. */
const HEIGHT = 150;

/** A share of the plot's height. */
const ROOM = 0.12;

/** The minimum height of a column that is not empty. */
const LEAST = 0.014;

const HALF_A_DAY = 12 * 3600 * 1000;

/** Shifted by half a day, so that labels are centred below their columns. */
function spanOf(columns: readonly DayColumn[]) {
  return { from: (columns[0]?.at ?? 0) - HALF_A_DAY, to: (columns.at(-1)?.at ?? 0) + HALF_A_DAY };
}
