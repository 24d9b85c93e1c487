import type { ReactNode } from 'react';
import styles from './thread-columns.module.css';

export function ThreadColumns({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.thread}>{children}</div>
      {side && <aside className={styles.side}>{side}</aside>}
    </div>
  );
}
