import type { ReactNode } from 'react';
import styles from './home-columns.module.css';

/** The shelves, and the news beside them where there is room, below them where there is not. */
export function HomeColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
