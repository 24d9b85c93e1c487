import type { ReactNode } from 'react';
import styles from './pieces.module.css';

export function PieceSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
