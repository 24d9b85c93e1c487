import type { SearchCount, SearchCounts } from '@wallabee/contract/search/search';
import { SEARCH_KINDS, type SearchKind } from '@wallabee/contract/search/search-kinds';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { resultStrings } from '../results.strings.ts';
import { kindHref, type SearchAddress } from '../search-address.ts';
import { shortCount } from './count-words.ts';
import styles from './kind-tabs.module.css';

interface KindTabsProps {
  address: SearchAddress;
  current: SearchKind | undefined;
  /** None after a failure. */
  counts?: SearchCounts | undefined;
  /** Another answer is on its way. */
  isBusy?: boolean | undefined;
}

/** Always all kinds, in the same order. */
export function KindTabs({ address, current, counts, isBusy }: KindTabsProps) {
  return (
    <div className={styles.tabs} data-busy={isBusy || undefined}>
      <Tabs
        label={resultStrings.kindsOfResult}
        tabs={SEARCH_KINDS.map((kind) => ({
          href: kindHref(address, kind),
          label: resultStrings.kinds[kind],
          extra: counts && <Count count={counts[kind]} />,
        }))}
        currentHref={current && kindHref(address, current)}
      />
    </div>
  );
}

function Count({ count }: { count: SearchCount }) {
  if (count === null) return null;
  return <span className={styles.count}>{shortCount(count)}</span>;
}
