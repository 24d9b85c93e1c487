import { formatNumber } from '../format-number.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

/** A count that wants attention; nothing at all when there is none. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-badge="danger">
      {count > 99 ? '99+' : formatNumber(count)}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
