import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../controls/button.tsx';
import { FilterBar } from '../controls/filter-bar.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { CardGrid } from '../layout/card-grid.tsx';
import { FilteredList } from './filtered-list.tsx';

type SearchableCardsProps<Entry> = {
  entries: readonly Entry[];
  find: (entries: readonly Entry[], text: string) => Entry[];
  children: (entry: Entry) => ReactNode;
  label?: string | undefined;
  /** Beside the search box. */
  sort?: ReactNode;
  texts: {
    filters: string;
    search: string;
    searchShort?: string;
    count: (shown: readonly Entry[]) => string;
    none: string;
    noneCalled: (text: string) => string;
    clear: string;
  };
};

export function SearchableCards<Entry>({
  entries,
  find,
  children,
  label,
  sort,
  texts,
}: SearchableCardsProps<Entry>) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = find(entries, text);

  const filters = (
    <FilterBar
      label={texts.filters}
      count={texts.count(shown)}
      onFilter={(chosen) => setSearch(chosen, { replace: true, preventScrollReset: true })}
    >
      <SearchBox label={texts.search} placeholder={texts.searchShort} defaultValue={text} />
      {sort}
    </FilterBar>
  );
  return (
    <FilteredList filters={filters}>
      {shown.length === 0 ? (
        <EmptyState
          heading={texts.none}
          text={texts.noneCalled(text)}
          action={<ButtonLink to="?">{texts.clear}</ButtonLink>}
        />
      ) : (
        <CardGrid label={label}>{shown.map(children)}</CardGrid>
      )}
    </FilteredList>
  );
}
