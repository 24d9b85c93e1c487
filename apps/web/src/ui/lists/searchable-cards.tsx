import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../controls/button.tsx';
import { FilterBar } from '../controls/filter-bar.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { CardGrid } from '../layout/card-grid.tsx';
import { FilteredList } from './filtered-list.tsx';

type SearchableCardsProps<Thing> = {
  things: readonly Thing[];
  find: (things: readonly Thing[], text: string) => Thing[];
  /** One card; it carries its key. */
  children: (thing: Thing) => ReactNode;
  label?: string | undefined;
  texts: {
    filters: string;
    search: string;
    /** In the box, where the whole does not fit. */
    searchShort?: string;
    count: (shown: readonly Thing[]) => string;
    none: string;
    noneCalled: (text: string) => string;
    clear: string;
  };
};

/** Cards narrowed by what one types; the text lives in the address. */
export function SearchableCards<Thing>({
  things,
  find,
  children,
  label,
  texts,
}: SearchableCardsProps<Thing>) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = find(things, text);

  const filters = (
    <FilterBar
      label={texts.filters}
      count={texts.count(shown)}
      onFilter={(chosen) => setSearch(chosen, { replace: true, preventScrollReset: true })}
    >
      <SearchBox label={texts.search} placeholder={texts.searchShort} defaultValue={text} />
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
