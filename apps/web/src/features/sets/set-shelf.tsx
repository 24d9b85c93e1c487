import type { SetDetail, SetSummary } from '@wallabee/contract/sets/set';
import {
  filterSetItems,
  groupSetItems,
  ITEM_KINDS,
  isUndiscovered,
  type SetItemFilter,
  setItemFilterFrom,
} from '@wallabee/contract/sets/set-rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FilteredList } from '../../ui/lists/filtered-list.tsx';
import { SetGroups } from './set-groups.tsx';
import { setStrings } from './sets.strings.ts';

interface SetShelfProps {
  set: SetDetail;
  /** What the logged-in player has of it, in words. */
  own?: string | undefined;
  /** Shown on the plate of an item. */
  markOf?: ((itemTypeId: number) => ReactNode) | undefined;
  subsets?: readonly SetSummary[] | undefined;
}

export function SetShelf({ set, own, markOf, subsets = [] }: SetShelfProps) {
  const [search, setSearch] = useSearchParams();
  const filter = setItemFilterFrom(search);
  const shown = filterSetItems(set.items, filter);

  if (set.items.length === 0) return <EmptyState heading={setStrings.noItems} text={setStrings.empty} />;
  const filters = (
    <FilterBar
      label={setStrings.filters}
      count={countOf(set, shown, own)}
      onFilter={(chosen) => setSearch(chosen, { replace: true, preventScrollReset: true })}
    >
      <SearchBox label={setStrings.searchItems} defaultValue={filter.text} />
      <Segments
        legend={setStrings.kind}
        name="kind"
        value={filter.kind}
        options={ITEM_KINDS.map((kind) => ({ value: kind, label: setStrings.kinds[kind] }))}
      />
    </FilterBar>
  );
  return (
    <FilteredList filters={filters}>
      {shown.length === 0 ? (
        <NothingShown filter={filter} />
      ) : (
        <SetGroups set={set} groups={groupSetItems(shown, subsets)} markOf={markOf} />
      )}
    </FilteredList>
  );
}

function NothingShown({ filter }: { filter: SetItemFilter }) {
  return (
    <EmptyState
      heading={setStrings.noItems}
      text={filter.text ? setStrings.nothingCalled(filter.text) : setStrings.nothingOfKind}
      action={<ButtonLink to="?">{setStrings.clear}</ButtonLink>}
    />
  );
}

function countOf(set: SetDetail, shown: SetDetail['items'], own: string | undefined): string {
  const undiscovered = shown.filter(isUndiscovered).length;
  const count = setStrings.count({ shown: shown.length, all: set.items.length, undiscovered });
  return own === undefined ? count : `${count} · ${own}`;
}
