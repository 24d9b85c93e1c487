import { type ReactNode, useRef } from 'react';
import { shelfCaseClass, shelfClass } from '../layout/shelf.tsx';
import { useWindowedRows } from './use-windowed-rows.ts';
import styles from './windowed-shelf.module.css';

type WindowedShelfProps<Entry> = {
  entries: readonly Entry[];
  /** All plates need one height, or the scroll bar would be wrong. */
  card: (entry: Entry) => ReactNode;
  label: string;
  isCompact: boolean;
};

export function WindowedShelf<Entry>({ entries, card, label, isCompact }: WindowedShelfProps<Entry>) {
  const shelf = useRef<HTMLUListElement>(null);
  const { start, end } = useWindowedRows(shelf, entries.length, STEPS);
  const look = shelfClass({ isDense: true, isCompact });
  return (
    <div className={`${shelfCaseClass} ${styles.case}`}>
      <ul ref={shelf} className={`${look} ${styles.rows}`} aria-label={label}>
        {entries.slice(start, end).map((entry, offset) => (
          // Screen readers announce the position in the whole list.
          // biome-ignore lint/suspicious/noArrayIndexKey: another list then updates the plates instead of creating them again.
          <li key={start + offset} aria-posinset={start + offset + 1} aria-setsize={entries.length}>
            {card(entry)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Enough for a tall screen before anything is measured. */
const STEPS = { step: 3, atFirst: 60 };
