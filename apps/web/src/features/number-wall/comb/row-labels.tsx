import { formatNumber } from '../../../ui/format-number.ts';
import { wallStrings } from '../number-wall.strings.ts';
import styles from './comb.module.css';

interface RowLabelsProps {
  from: number;
  rows: number;
  columns: number;
}

/** The number that a row begins with: of every long row, and of the hundreds where rows are short. */
export function RowLabels({ from, rows, columns }: RowLabelsProps) {
  const numbers = Array.from({ length: rows }, (_, row) => from + row * columns);
  return (
    <div className={styles.labels} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number}>{(columns >= LONG_ROW || number % 100 === 0) && formatNumber(number)}</span>
      ))}
    </div>
  );
}

const LONG_ROW = 50;

/** The steps of ten along a long row. */
export function Ruler({ columns }: { columns: number }) {
  const offsets = Array.from({ length: columns / 10 }, (_, place) => place * 10);
  return (
    <div className={styles.ruler} aria-hidden="true">
      {offsets.map((offset) => (
        <span key={offset}>{wallStrings.offset(offset)}</span>
      ))}
    </div>
  );
}
