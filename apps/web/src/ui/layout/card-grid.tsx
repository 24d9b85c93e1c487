import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';
import { useVisibleCount } from './deferred-content.tsx';

export function CardGrid({ children, label }: { children: ReactNode; label?: string | undefined }) {
  const shown = useVisibleCount(FIRST_SCREEN);
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (card, place) => card && place < shown && <li>{card}</li>)}
    </ul>
  );
}

const FIRST_SCREEN = { phone: 5, desk: 12 };
