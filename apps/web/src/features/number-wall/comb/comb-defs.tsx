import { CELL_PATH } from './cell-shapes.ts';
import styles from './comb.module.css';
import { CELL, centreOf } from './comb-layout.ts';

const PARITIES = ['even', 'odd'] as const;
const PAIR = 2 * CELL.pitch;
/** Odd rows begin half a cell later. */
const START = { even: { x: 0, y: 0 }, odd: { x: CELL.width / 2, y: CELL.pitch } };
const WAX = {
  even: `M${at(0)}${CELL_PATH}`,
  odd: `M${at(1)}${CELL_PATH}`,
};

function at(row: number): string {
  const { x, y } = centreOf({ row, column: 0 });
  return `${x} ${y}`;
}

/** The cells that every part of the wall refers to. The pattern of wax repeats after two rows. */
export function CombDefs() {
  return (
    <svg className={styles.defs} aria-hidden="true">
      <defs>
        {PARITIES.map((rows) => (
          <pattern
            key={rows}
            id={waxId(rows)}
            patternUnits="userSpaceOnUse"
            x={START[rows].x}
            y={START[rows].y}
            width={CELL.width}
            height={PAIR}
            viewBox={`${START[rows].x} ${START[rows].y} ${CELL.width} ${PAIR}`}
          >
            <path className={styles.wax} d={WAX[rows]} />
          </pattern>
        ))}
        {PARITIES.map((rows) => (
          <linearGradient
            key={rows}
            id={honeyId(rows)}
            gradientUnits="userSpaceOnUse"
            spreadMethod="repeat"
            x1="0"
            x2="0"
            y1={START[rows].y}
            y2={START[rows].y + PAIR}
          >
            <stop className={styles.honeyTop} offset="0" />
            <stop className={styles.honeyFoot} offset={CELL.height / PAIR} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}

export function waxId(rows: 'even' | 'odd'): string {
  return `wax-${rows}`;
}

export function honeyId(rows: 'even' | 'odd'): string {
  return `honey-${rows}`;
}
