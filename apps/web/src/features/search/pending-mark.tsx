import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import styles from './pending-mark.module.css';
import { searchStrings } from './search.strings.ts';
import { itemSearchHref } from './search-links.ts';

/** Over the page that is being left, once the next one takes longer than a moment. */
export function PendingMark() {
  const { location } = useNavigation();
  const isSearch = location?.pathname.startsWith(`${itemSearchHref}/`);
  if (!location || isSearch) return null;
  return <LateMark />;
}

/** Mounted late: styles of the whole page are computed again when it appears. */
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
