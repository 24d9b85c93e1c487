import type { ReactNode } from 'react';
import styles from './home-columns.module.css';

export function HomeColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
