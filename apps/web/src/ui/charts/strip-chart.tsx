import { At } from './at.tsx';
import { percentOf, shareOf } from './scale.ts';
import styles from './strip-chart.module.css';

interface StripChartProps {
  /** How much is in each column, from left to right. */
  columns: readonly number[];
  /** The place of the column with the pointer. */
  here: number;
}

/** All as small columns, one of them full and under a pointer. */
export function StripChart({ columns, here }: StripChartProps) {
  const max = Math.max(1, ...columns);
  const width = 1 / columns.length;
  return (
    <svg className={styles.strip} width="100%" height={POINTER + HEIGHT} aria-hidden="true">
      {columns.map((count, place) => {
        // A column with something in it is never too low to see.
        const height = count === 0 ? 0 : Math.max(2, shareOf(count, max) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={place}
            data-here={place === here || undefined}
            x={percentOf((place + 0.09) * width)}
            width={percentOf(0.82 * width)}
            y={POINTER + HEIGHT - height}
            height={height}
            rx="1"
          />
        );
      })}
      <line x1="0" x2="100%" y1={POINTER + HEIGHT} y2={POINTER + HEIGHT} />
      <At x={(here + 0.5) * width}>
        <path d="M-6 0H6L0 9Z" />
      </At>
    </svg>
  );
}

/** In pixels. */
const POINTER = 12;
const HEIGHT = 45;
