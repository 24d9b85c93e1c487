import type { ReactNode } from 'react';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import { searchStrings } from './search.strings.ts';
import { itemSearchHref } from './search-links.ts';
import styles from './searching.module.css';

/** The old results stay in place, so that nothing shifts. */
export function Searching({ children }: { children: ReactNode }) {
  const location = usePendingLocation();
  const isSearching = location?.pathname.startsWith(`${itemSearchHref}/`) ?? false;
  return (
    <div className={styles.area}>
      {isSearching && (
        <div className={styles.mark}>
          <LoadingMark label={searchStrings.searching} />
        </div>
      )}
      <div className={styles.content} aria-busy={isSearching}>
        {children}
      </div>
    </div>
  );
}
