import type { ReactNode } from 'react';
import styles from './cabinet.module.css';

interface SectionProps {
  id: string;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the cabinet with a shelf. */
export function CabinetSection({ id, heading, aside, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
