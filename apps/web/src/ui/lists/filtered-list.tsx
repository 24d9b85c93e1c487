import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

export function FilteredList({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.list}>
      {filters}
      {children}
    </section>
  );
}
