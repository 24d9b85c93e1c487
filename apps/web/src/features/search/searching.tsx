import type { ReactNode } from 'react';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import { searchStrings } from './search.strings.ts';
import { guideHref, itemSearchHref } from './search-links.ts';
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
  const location = usePendingLocation();
  if (!location || location.pathname === guideHref) return false;
  const hasQuery = location.pathname === itemSearchHref && /[?&]q=/.test(location.search);
  return hasQuery || location.pathname.startsWith(`${itemSearchHref}/`);
}
