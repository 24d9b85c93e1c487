import { useSearchParams } from 'react-router';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { developerStrings as strings } from '../developers.strings.ts';

/** The server searches, because the index of all fields is too large for the browser. */
export function CallSearch({ shown, all }: { shown: number; all: number }) {
  const [search] = useSearchParams();
  return (
    <FilterBar label={strings.search} count={strings.callsCount(shown, all)}>
      <SearchBox label={strings.search} defaultValue={search.get('q') ?? ''} />
    </FilterBar>
  );
}
