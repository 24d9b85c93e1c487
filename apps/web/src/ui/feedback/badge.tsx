import { formatNumber } from '../format-number.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-badge="danger">
      {count > 99 ? '99+' : formatNumber(count)}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
