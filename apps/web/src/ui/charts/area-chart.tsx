import { useId } from 'react';
import { formatNumber } from '../format-number.ts';
import styles from './area-chart.module.css';
import { At } from './at.tsx';
import { rowsOf, shownLabels } from './label-rows.ts';
import { areaPath, linePath, PATH_BOX } from './paths.ts';
import { percentOf, shareOf, ticksOf, topOf } from './scale.ts';
import { placeInTime, type Span } from './time-axis.ts';
import { TimeLabels } from './time-labels.tsx';

export interface TimePoint {
  /** In milliseconds. */
  at: number;
  value: number;
}

export interface ChartEvent {
  at: number;
  name: string;
  detail: string;
}

export interface ChartMark extends TimePoint {
  label: string;
  /** In a second line, where there is room. */
  detail?: string | undefined;
}

interface AreaChartProps {
  points: readonly TimePoint[];
  span: Span;
  /** Moments, each a diamond over a dotted line. */
  events?: readonly ChartEvent[];
  /** Rings on the line. */
  marks?: readonly ChartMark[];
}

/** A value over time. The last point is the newest and has its value beside it. */
export function AreaChart({ points, span, events = [], marks = [] }: AreaChartProps) {
  const max = Math.max(0, ...points.map(({ value }) => value));
  const top = topOf(max, events.length > 0 ? ROOM_FOR_EVENTS : ROOM);
  const last = points.at(-1);
  const yOf = (value: number) => 1 - shareOf(value, top);
  return (
    <>
      <div className={styles.plot}>
        <svg className={styles.drawing} width="100%" height="100%" aria-hidden="true">
          <Grid max={max} yOf={yOf} />
          <Area
            spots={points.map(({ at, value }) => ({ x: placeInTime(at, span), y: shareOf(value, top) }))}
          />
          <Ticks max={max} yOf={yOf} />
          <Events events={events} span={span} />
          <Marks marks={marks} span={span} yOf={yOf} />
          {last && (
            <At x={placeInTime(last.at, span)} y={yOf(last.value)}>
              <circle className={styles.newest} r="6" />
              <text className={styles.newestValue} x="11" y="5">
                {formatNumber(last.value)}
              </text>
            </At>
          )}
        </svg>
      </div>
      <TimeLabels span={span} />
    </>
  );
}

/** Shares of the plot's height. */
const ROOM = 0.08;
const ROOM_FOR_EVENTS = 0.22;

/** Shares of the plot's width that labels need. */
const EVENT_GAP = 0.3;
const MARK_GAP = 0.26;

/** Labels of what is further right are on its left. */
const FAR_RIGHT = 0.6;

type YOf = (value: number) => number;

function Grid({ max, yOf }: { max: number; yOf: YOf }) {
  return (
    <>
      <line className={styles.base} x1="0" x2="100%" y1="100%" y2="100%" />
      {ticksOf(max).map((tick) => (
        <line
          key={tick}
          className={styles.grid}
          x1="0"
          x2="100%"
          y1={percentOf(yOf(tick))}
          y2={percentOf(yOf(tick))}
        />
      ))}
    </>
  );
}

function Ticks({ max, yOf }: { max: number; yOf: YOf }) {
  return ticksOf(max).map((tick) => (
    <At key={tick} x={0} y={yOf(tick)}>
      <text className={styles.tick} x="4" y="-4">
        {formatNumber(tick)}
      </text>
    </At>
  ));
}

function Area({ spots }: { spots: readonly { x: number; y: number }[] }) {
  const fade = useId();
  const { width, height } = PATH_BOX;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles.fadeTop} offset="0" />
        <stop className={styles.fadeFoot} offset="1" />
      </linearGradient>
      <path d={areaPath(spots)} fill={`url(#${fade})`} />
      <path className={styles.line} d={linePath(spots)} />
    </svg>
  );
}

function Events({ events, span }: { events: readonly ChartEvent[]; span: Span }) {
  const places = events.map(({ at }) => placeInTime(at, span));
  const rows = rowsOf(places, EVENT_GAP);
  return events.map(({ at, name, detail }, place) => {
    const x = places[place] ?? 0;
    return (
      <g key={`${at} ${name}`} className={styles.event} data-side={x > FAR_RIGHT ? 'left' : 'right'}>
        <line x1={percentOf(x)} x2={percentOf(x)} y1="24" y2="100%" />
        <At x={x}>
          <g data-row={rows[place]} data-place={place}>
            <path d="M0 3 5 9 0 15-5 9Z" />
            <text className={styles.eventName} x={x > FAR_RIGHT ? -9 : 9} y="13">
              {name}
            </text>
            <text className={styles.eventDetail} x={x > FAR_RIGHT ? -9 : 9} y="29">
              {detail}
            </text>
          </g>
        </At>
      </g>
    );
  });
}

function Marks({ marks, span, yOf }: { marks: readonly ChartMark[]; span: Span; yOf: YOf }) {
  const places = marks.map(({ at }) => placeInTime(at, span));
  const isShown = shownLabels(places, marks.some(({ detail }) => detail) ? EVENT_GAP : MARK_GAP);
  return marks.map((mark, place) => {
    const [x, y] = [places[place] ?? 0, yOf(mark.value)];
    return (
      <g
        key={`${mark.at} ${mark.label}`}
        className={styles.mark}
        data-side={x > FAR_RIGHT ? 'left' : 'right'}
      >
        <At x={x} y={y}>
          <circle r="5" />
          {isShown[place] && <MarkWords mark={mark} isLeft={x > FAR_RIGHT} isLow={y > LOW} />}
        </At>
      </g>
    );
  });
}

/** Words of what is further down are above it. */
const LOW = 0.9;

function MarkWords({ mark, isLeft, isLow }: { mark: ChartMark; isLeft: boolean; isLow: boolean }) {
  const { label, detail } = mark;
  const x = isLeft ? -11 : 11;
  const above = detail === undefined ? -9 : -24;
  const y = isLeft || isLow ? above : 15;
  return (
    <>
      <text className={detail === undefined ? undefined : styles.eventName} x={x} y={y}>
        {label}
      </text>
      {detail !== undefined && (
        <text className={styles.eventDetail} x={x} y={y + 15}>
          {detail}
        </text>
      )}
    </>
  );
}
