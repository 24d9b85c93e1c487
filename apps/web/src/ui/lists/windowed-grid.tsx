import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useWindowedRows } from './use-windowed-rows.ts';
import styles from './windowed-grid.module.css';

type WindowedGridProps<Entry> = {
  entries: readonly Entry[];
  /** All cards need one height, or the scroll bar would be wrong. */
  card: (entry: Entry, place: number) => ReactNode;
  label: string;
  /** The length of the whole list, if `entries` is only its beginning. */
  total?: number | undefined;
};

export function WindowedGrid<Entry>({ entries, card, label, total }: WindowedGridProps<Entry>) {
  const grid = useRef<HTMLUListElement>(null);
  const { start, end } = useWindowedRows(grid, entries.length, STEPS);
  return (
    <ul ref={grid} className={classNames(styles.grid)} aria-label={label}>
      {entries.slice(start, end).map((entry, offset) => (
        // Screen readers announce the position in the whole list.
        // biome-ignore lint/suspicious/noArrayIndexKey: another list then updates the cards instead of creating them again.
        <li key={start + offset} aria-posinset={start + offset + 1} aria-setsize={total ?? entries.length}>
          {card(entry, start + offset)}
        </li>
      ))}
    </ul>
  );
}

/** Enough for a tall screen before the script has loaded. */
export const SENT_AT_ONCE = 48;

const STEPS = { step: 2, atFirst: SENT_AT_ONCE };
