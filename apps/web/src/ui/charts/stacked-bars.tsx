import { type ReactNode, useId } from 'react';
import { formatNumber } from '../format-number.ts';
import { At } from './at.tsx';
import { FILLINGS, FillingPatterns, fillOf } from './fillings.tsx';
import { percentOf, shareOf } from './scale.ts';
import styles from './stacked-bars.module.css';

interface StackedBarsProps {
  /** Of the fillings, in order; five at most. */
  parts: readonly { name: string; detail: string }[];
  rows: readonly BarRow[];
}

export interface BarRow {
  key: string;
  label: ReactNode;
  /** One for each part. */
  counts: readonly number[];
}

/** Each bar is a whole, divided into parts that differ without colour. */
export function StackedBars({ parts, rows }: StackedBarsProps) {
  const patterns = useId();
  return (
    <>
      <ul className={styles.key}>
        {parts.map(({ name, detail }, part) => (
          <li key={name}>
            <svg width="22" height="16" aria-hidden="true">
              {part === 0 && <FillingPatterns id={patterns} />}
              <rect x=".75" y=".75" width="20.5" height="14.5" rx="3" {...segmentOf(patterns, part)} />
            </svg>
            <span>
              <b>{name}</b> {detail}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.bars} aria-hidden="true">
        {rows.map(({ key, label, counts }) => (
          <div key={key} className={styles.row}>
            {label}
            <Bar counts={counts} patterns={patterns} />
            <b className={styles.total}>{formatNumber(sumOf(counts))}</b>
          </div>
        ))}
      </div>
    </>
  );
}

/** A part has its count in it where that fits, from this share of the bar on. */
const FITS = 0.09;

/** How wide bars are at least, in pixels. */
const BAR = 320;
const BAR_ON_A_PHONE = 190;

function Bar({ counts, patterns }: { counts: readonly number[]; patterns: string }) {
  const total = sumOf(counts);
  const parts = counts
    .map((count, part) => ({
      count,
      part,
      from: shareOf(sumOf(counts.slice(0, part)), total),
      share: shareOf(count, total),
    }))
    .filter(({ count }) => count > 0);
  return (
    <svg className={styles.bar} width="100%" height="40" aria-hidden="true">
      {parts.map(({ part, from, share }) => (
        <rect
          key={part}
          x={percentOf(from)}
          y="1"
          width={percentOf(share)}
          height="38"
          {...segmentOf(patterns, part)}
        />
      ))}
      {parts
        .map((some) => ({ ...some, text: formatNumber(some.count) }))
        .filter(({ share, text }) => share >= Math.max(FITS, widthOf(text) / BAR))
        .map(({ text, part, from, share }) => (
          <At key={part} x={from + share / 2} y={0.5}>
            <Count text={text} isThin={share < widthOf(text) / BAR_ON_A_PHONE} />
          </At>
        ))}
    </svg>
  );
}

/** Figures are all of one width, so the frame is as wide as its text. */
const FIGURE = 8.4;

function widthOf(text: string): number {
  return text.length * FIGURE + 10;
}

function Count({ text, isThin }: { text: string; isThin: boolean }) {
  const width = widthOf(text);
  return (
    <g className={isThin ? styles.thin : undefined}>
      <rect x={-width / 2} y="-11" width={width} height="22" rx="6" />
      <text y="5">{text}</text>
    </g>
  );
}

function segmentOf(patterns: string, part: number) {
  return { className: styles.segment, 'data-filling': FILLINGS[part], fill: fillOf(patterns, part) };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
