import { formatNumber } from '../format-number.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './badge.module.css';

type BadgeProps = {
  count: number;
  label: string;
  /** Honey is for what waits for the player, red for what is unread. */
  look?: 'danger' | 'honey' | undefined;
};

export function Badge({ count, label, look = 'danger' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} data-badge={look}>
      {count > 99 ? '99+' : formatNumber(count)}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
