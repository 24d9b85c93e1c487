import type { SetDetail, SetItem } from '@wallabee/contract/sets/set';
import {
  acquisitionTags,
  filterSetItems,
  ITEM_KINDS,
  isUndiscovered,
  type SetItemFilter,
  setItemFilterFrom,
} from '@wallabee/contract/sets/set-rules';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ItemPlate, UndiscoveredPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { FilteredList } from '../../ui/lists/filtered-list.tsx';
import { AcquisitionTags } from './acquisition-tags.tsx';
import { setStrings } from './sets.strings.ts';

interface SetShelfProps {
  set: SetDetail;
  /** What the logged-in player has of it, in words. */
  own?: string | undefined;
  /** Shown on the plate of an item. */
  markOf?: ((itemTypeId: number) => ReactNode) | undefined;
}

export function SetShelf({ set, own, markOf }: SetShelfProps) {
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
        <Shelf label={set.name} isDense={set.items.length > LONG_SHELF}>
          {shown.map((item, place) => (
            <SetPlate
              key={item.item_type_id}
              set={set}
              item={item}
              mark={markOf?.(item.item_type_id)}
              isEager={place < ABOVE_THE_FOLD}
            />
          ))}
        </Shelf>
      )}
    </FilteredList>
  );
}

/** Longer sets show three plates per row on a phone instead of two. */
const LONG_SHELF = 12;
const ABOVE_THE_FOLD = 6;

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

interface SetPlateProps {
  set: SetDetail;
  item: SetItem;
  mark: ReactNode;
  isEager: boolean;
}

function SetPlate({ set, item, mark, isEager }: SetPlateProps) {
  if (isUndiscovered(item)) return <UndiscoveredPlate shape={item.item_type_id} />;
  return (
    <ItemPlate
      name={item.name}
      art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
      href={`/tools/item/${item.item_type_id}`}
      isRetired={item.retired}
      isEager={isEager}
      tags={
        <>
          {mark}
          <AcquisitionTags tags={acquisitionTags(set.id, item)} />
        </>
      }
    />
  );
}
