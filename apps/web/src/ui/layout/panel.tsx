import { type ReactNode, type RefObject, useId } from 'react';
import { hueAttribute } from '../hue.ts';
import styles from './panel.module.css';

type PanelProps = {
  heading: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
  hue?: number | undefined;
  /** For moving the focus to the heading. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

export function Panel({ heading, children, aside, hue, headingRef }: PanelProps) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId} {...hueAttribute(hue)}>
      <header className={styles.header}>
        <h2 id={headingId} ref={headingRef} tabIndex={headingRef && -1}>
          {heading}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
