import type { ReactNode } from 'react';
import { outboxStrings } from './outbox.strings.ts';
import type { WaitingWrite } from './outbox-entry.ts';
import styles from './waiting-mark.module.css';
import { WaitingMark } from './waiting-mark.tsx';

export interface WaitingListProps {
  writes: readonly WaitingWrite[];
  itemClass?: string | undefined;
  children: (write: WaitingWrite) => ReactNode;
}

export function WaitingList({ writes, itemClass, children }: WaitingListProps) {
  return (
    <ul className={styles.list} aria-label={outboxStrings.list} data-waiting-list>
      {writes.map((write) => (
        <li key={write.id} className={itemClass}>
          {children(write)}
          <WaitingMark write={write} />
        </li>
      ))}
    </ul>
  );
}
