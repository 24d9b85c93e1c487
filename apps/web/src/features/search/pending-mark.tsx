import { useEffect, useState } from 'react';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import styles from './pending-mark.module.css';
import { searchStrings } from './search.strings.ts';
import { isSearch } from './search-links.ts';

export function PendingMark() {
  const location = usePendingLocation();
  if (!location || isSearch(location)) return null;
  return <LateMark />;
}

/** Most pages are there before it appears. */
function LateMark() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, APPEARS_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <div className={styles.pending}>
        <LoadingMark label={searchStrings.loading} />
      </div>
    )
  );
}

const APPEARS_AFTER_MS = 250;
