import type { ReactNode } from 'react';
import styles from './list-ways.module.css';

/** Above a long list: links to its parts and to its plain form. */
export function ListWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
