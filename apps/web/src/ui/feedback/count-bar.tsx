import { formatNumber } from '../format-number.ts';
import styles from './count-bar.module.css';

/** A count over a small bar of its share, as in the table of where items are. */
export function CountBar({ count, of, label }: { count: number; of: number; label: string }) {
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      <meter value={count} max={Math.max(of, 1)} aria-label={label} />
    </span>
  );
}
