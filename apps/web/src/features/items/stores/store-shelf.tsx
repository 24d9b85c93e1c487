import type { StoreItem } from '@wallabee/contract/items/stores';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { useSearchParams } from 'react-router';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { FilteredList } from '../../../ui/lists/filtered-list.tsx';
import { itemArt, itemTypeHref } from '../item-links.ts';
import { Price } from '../price.tsx';
import { storeStrings as strings } from './stores.strings.ts';

export function StoreShelf({ items, label }: { items: readonly StoreItem[]; label: string }) {
  const [search, setSearch] = useSearchParams();
  const text = (search.get('q') ?? '').trim();
  const shown = filterByName(items, text);
  if (items.length === 0) return <SoldOut />;
  const filters = (
    <FilterBar
      label={strings.filters}
      count={strings.count(shown.length, items.length)}
      onFilter={(chosen) => setSearch(chosen, { replace: true, preventScrollReset: true })}
    >
      <SearchBox label={strings.search} defaultValue={text} />
    </FilterBar>
  );
  return (
    <FilteredList filters={filters}>
      {shown.length === 0 ? (
        <EmptyState
          heading={strings.none}
          text={strings.noneCalled(text)}
          action={<ButtonLink to="?">{strings.clear}</ButtonLink>}
        />
      ) : (
        <Shelf label={label} isDense>
          {shown.map((item, place) => (
            <ItemPlate
              key={item.item_type_id}
              name={item.name}
              art={itemArt(item, null, 200)}
              hue={item.hue}
              href={itemTypeHref(item.item_type_id)}
              isEager={place < ABOVE_THE_FOLD}
              tags={<Price cost={item.store_cost} />}
            />
          ))}
        </Shelf>
      )}
    </FilteredList>
  );
}

const ABOVE_THE_FOLD = 6;

function SoldOut() {
  return (
    <EmptyState
      heading={strings.soldOut}
      text={strings.soldOutText}
      action={<ButtonLink to="/tools/sets">{strings.browse}</ButtonLink>}
    />
  );
}
