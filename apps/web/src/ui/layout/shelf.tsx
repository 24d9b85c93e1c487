import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hueAttribute } from '../hue.ts';
import { useVisibleCount } from './deferred-content.tsx';
import styles from './shelf.module.css';

type ShelfProps = {
  children: ReactNode;
  hue?: number | undefined;
  /** Three plates per row on a phone instead of two. */
  isDense?: boolean | undefined;
  /** Exactly four plates per row, two on a phone. */
  isFour?: boolean | undefined;
  /** The browser skips layout and painting of plates far from the viewport. */
  isLong?: boolean | undefined;
  isBusy?: boolean | undefined;
  label?: string | undefined;
};

export function Shelf({ children, hue, isDense, isFour, isLong, isBusy, label }: ShelfProps) {
  const shown = useVisibleCount(FIRST_SCREEN);
  const className = classNames(
    styles.shelf,
    isDense && styles.dense,
    isFour && styles.four,
    isLong && styles.long,
  );
  return (
    <div className={styles.case} aria-busy={isBusy} {...hueAttribute(hue)}>
      <ul className={className} aria-label={label}>
        {Children.map(children, (plate, place) => plate && place < shown && <li>{plate}</li>)}
      </ul>
    </div>
  );
}

/** One row on a phone, below the heading and the search; nearly a screen on a desktop. */
const FIRST_SCREEN = { phone: 3, desk: 12 };
