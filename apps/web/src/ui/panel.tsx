import type { ReactNode } from 'react';
import { useId } from 'react';
import { hueAttribute } from './hue.ts';
import styles from './panel.module.css';

type PanelProps = {
  heading: string;
  children: ReactNode;
  aside?: ReactNode;
  hue?: number | undefined;
};

export function Panel({ heading, children, aside, hue }: PanelProps) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId} {...hueAttribute(hue)}>
      <header className={styles.header}>
        <h2 id={headingId}>{heading}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
