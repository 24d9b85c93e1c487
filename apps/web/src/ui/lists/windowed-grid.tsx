import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useWindowedRows } from './use-windowed-rows.ts';
import styles from './windowed-grid.module.css';

type WindowedGridProps<Entry> = {
  entries: readonly Entry[];
  /** Every card has to be of the same height, or the scroll bar would lie. */
  card: (entry: Entry, place: number) => ReactNode;
  label: string;
  /** Of the whole list, where `entries` is only its beginning. */
  total?: number | undefined;
};

/** A grid of any length, of which only the rows in and around the window exist. */
export function WindowedGrid<Entry>({ entries, card, label, total }: WindowedGridProps<Entry>) {
  const grid = useRef<HTMLUListElement>(null);
  const { start, end } = useWindowedRows(grid, entries.length, STEPS);
  return (
    <ul ref={grid} className={classNames(styles.grid)} aria-label={label}>
      {entries.slice(start, end).map((entry, offset) => (
        // A reader counts the whole list, not the rows that happen to exist.
        // biome-ignore lint/suspicious/noArrayIndexKey: another list writes other words into the cards instead of building them anew.
        <li key={start + offset} aria-posinset={start + offset + 1} aria-setsize={total ?? entries.length}>
          {card(entry, start + offset)}
        </li>
      ))}
    </ul>
  );
}

/** How many a server sends: enough for a tall screen before the script arrives. */
export const SENT_AT_ONCE = 48;

const STEPS = { step: 2, atFirst: SENT_AT_ONCE };
