import type { ReactNode } from 'react';
import { asideStrings } from './plan.strings.ts';
import styles from './plan-view.module.css';

export function PlanColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.side} aria-label={asideStrings.label}>
        {side}
      </aside>
    </div>
  );
}
