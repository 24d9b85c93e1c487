import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import styles from './pending-mark.module.css';
import { searchStrings } from './search.strings.ts';
import { itemSearchHref } from './search-links.ts';

export function PendingMark() {
  const { location } = useNavigation();
  const isSearch = location?.pathname.startsWith(`${itemSearchHref}/`);
  if (!location || isSearch) return null;
  return <LateMark />;
}

/** Mounting it makes the browser compute the styles of the whole page again, so it mounts late. */
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
