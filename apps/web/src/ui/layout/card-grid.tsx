import { Children, type ReactNode } from 'react';
import { useFirstSight } from './below.tsx';
import styles from './card-grid.module.css';

/** Cards side by side, as many as fit; each child is one card. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string | undefined }) {
  const shown = useFirstSight(FIRST_SIGHT);
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (card, place) => card && place < shown && <li>{card}</li>)}
    </ul>
  );
}

const FIRST_SIGHT = { phone: 5, desk: 12 };
