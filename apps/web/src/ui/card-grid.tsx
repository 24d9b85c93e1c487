import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards side by side, as many as fit; each child is one card. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
