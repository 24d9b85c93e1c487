import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hueAttribute } from '../hue.ts';
import { useVisibleCount } from './deferred-content.tsx';
import styles from './shelf.module.css';

type ShelfProps = {
  children: ReactNode;
  hue?: number | undefined;
  /** Three to a row on a phone instead of two: a long set in two thirds of the scrolling. */
  isDense?: boolean | undefined;
  /** Exactly four to a row, two on a phone, as on the home page. */
  isFour?: boolean | undefined;
  /** Hundreds of plates: those far from the window take neither layout nor painting. */
  isLong?: boolean | undefined;
  isBusy?: boolean | undefined;
  label?: string | undefined;
};

/** The cabinet: plates on ledges. Each child is one plate. */
export function Shelf({ children, hue, isDense, isFour, isLong, isBusy, label }: ShelfProps) {
  const shown = useVisibleCount(FIRST_SIGHT);
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

/** A row of a phone's, which begins below the heading and the search; nearly all that a desk shows. */
const FIRST_SIGHT = { phone: 3, desk: 12 };
