import { useSearchParams } from 'react-router';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { developerStrings } from '../developers.strings.ts';
import { CallCard } from './call-card.tsx';
import { type CallGroup, filterCalls } from './call-docs.ts';
import styles from './call-list.module.css';

export function CallList({ groups }: { groups: CallGroup[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = filterCalls(groups, text);
  return (
    <div className={styles.list}>
      <FilterBar
        label={developerStrings.filter}
        count={developerStrings.callsCount(countOf(shown), countOf(groups))}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={developerStrings.filter} defaultValue={text} />
      </FilterBar>
      {shown.length === 0 && (
        <EmptyState heading={developerStrings.noCalls} text={developerStrings.noCallsHint} />
      )}
      {shown.map(({ feature, calls }) => (
        <section key={feature} className={styles.group} aria-labelledby={`calls-${feature}`}>
          <h2 id={`calls-${feature}`}>{feature.replaceAll('-', ' ')}</h2>
          {calls.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </section>
      ))}
    </div>
  );
}

function countOf(groups: CallGroup[]): number {
  return groups.reduce((sum, { calls }) => sum + calls.length, 0);
}
