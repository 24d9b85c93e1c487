import { useNavigation } from 'react-router';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import styles from './pending-mark.module.css';
import { searchStrings } from './search.strings.ts';
import { itemSearchHref } from './search-links.ts';

/** Over the page one is leaving, wherever it is scrolled to, while the next one takes its time. */
export function PendingMark() {
  const { location } = useNavigation();
  const isSearch = location?.pathname.startsWith(`${itemSearchHref}/`);
  if (!location || isSearch) return null;
  return (
    <div className={styles.pending}>
      <LoadingMark label={searchStrings.loading} />
    </div>
  );
}
