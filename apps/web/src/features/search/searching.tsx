import type { ReactNode } from 'react';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import { searchStrings } from './search.strings.ts';
import { isSearch } from './search-links.ts';
import styles from './searching.module.css';

interface SearchingProps {
  children: ReactNode;
  isPending?: boolean | undefined;
}

/** The old results stay in place, so that nothing shifts. */
export function Searching({ children, isPending }: SearchingProps) {
  const isSearching = useIsSearching() || isPending;
  return (
    <div className={styles.area}>
      {isSearching && (
        <div className={styles.mark}>
          <LoadingMark label={searchStrings.searching} />
        </div>
      )}
      <div className={styles.content} aria-busy={isSearching || undefined}>
        {children}
      </div>
    </div>
  );
}

/** Another search is on its way. */
export function useIsSearching(): boolean {
  return isSearch(usePendingLocation());
}
