import type { ReactNode } from 'react';
import styles from './style-guide.module.css';

export function SampleSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
