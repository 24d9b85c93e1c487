import type { ReactNode } from 'react';
import styles from './form-columns.module.css';

/** A form with what goes with it at its side, or below it on a phone. */
export function FormColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      {side}
    </div>
  );
}
