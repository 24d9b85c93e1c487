import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hueAttribute } from '../hue.ts';
import { useVisibleCount } from './deferred-content.tsx';
import styles from './shelf.module.css';

type ShelfLook = {
  /** Three plates per row on a phone instead of two. */
  isDense?: boolean | undefined;
  /** Four small plates per row on a phone, and more on a desktop. */
  isCompact?: boolean | undefined;
  /** Exactly four plates per row, two on a phone. */
  isFour?: boolean | undefined;
  /** Six or eight plates in one row on a desktop. */
  columns?: 6 | 8 | undefined;
  /** Plates far below the screen are not laid out, nor are their pictures loaded. */
  isLong?: boolean | undefined;
};

type ShelfProps = ShelfLook & {
  children: ReactNode;
  /** On a phone the plates are rows of a small picture and text, two beside each other. */
  isRowed?: boolean | undefined;
  hue?: number | undefined;
  isBusy?: boolean | undefined;
  label?: string | undefined;
};

export function Shelf({ children, hue, isBusy, label, isRowed, ...look }: ShelfProps) {
  const shown = useVisibleCount(FIRST_SCREEN);
  return (
    <div className={styles.case} aria-busy={isBusy} {...hueAttribute(hue)}>
      <ul className={shelfClass(look)} data-rowed={isRowed || undefined} aria-label={label}>
        {Children.map(children, (plate, place) => plate && place < shown && <li>{plate}</li>)}
      </ul>
    </div>
  );
}

/** One row on a phone, below the heading and the search; nearly a screen on a desktop. */
const FIRST_SCREEN = { phone: 3, desk: 12 };

export function shelfClass({ isDense, isCompact, isFour, columns, isLong }: ShelfLook): string {
  return classNames(
    styles.shelf,
    (isDense || isCompact) && styles.dense,
    isCompact && styles.compact,
    isFour && styles.four,
    columns === 6 && styles.six,
    columns === 8 && styles.eight,
    isLong && styles.long,
  );
}

export const shelfCaseClass = styles.case;
