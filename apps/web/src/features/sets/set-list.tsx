import type { SetSummary } from '@wallabee/contract/sets/set';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchableCards } from '../../ui/lists/searchable-cards.tsx';
import { SetLinkCard } from './set-link-card.tsx';
import { setHref } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

export function SetList({ sets }: { sets: SetSummary[] }) {
  if (sets.length === 0) return <EmptyState heading={setStrings.noSets} text={setStrings.empty} />;
  const texts = {
    filters: setStrings.filters,
    search: setStrings.filterSets,
    searchShort: setStrings.filterSetsShort,
    count: (shown: readonly SetSummary[]) => setStrings.matching(shown.length, sets.length),
    none: setStrings.noSets,
    noneCalled: setStrings.nothingCalled,
    clear: setStrings.clear,
  };
  return (
    <SearchableCards entries={sets} find={filterByName} texts={texts}>
      {(set) => <SetLinkCard key={setHref(set)} set={set} />}
    </SearchableCards>
  );
}
