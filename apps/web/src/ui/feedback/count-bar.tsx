import { formatNumber } from '../format-number.ts';
import styles from './count-bar.module.css';

export function CountBar({ count, of, label }: { count: number; of: number; label: string }) {
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      <meter value={count} max={Math.max(of, 1)} aria-label={label} />
    </span>
  );
}
