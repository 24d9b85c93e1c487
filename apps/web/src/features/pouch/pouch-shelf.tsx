import type { PouchItem } from '@wallabee/contract/pouch/pouch';
import { searchPouch } from '@wallabee/contract/pouch/pouch-rules';
import { useSearchParams } from 'react-router';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { pouchStrings } from './pouch.strings.ts';
import styles from './pouch-shelf.module.css';

export function PouchShelf({ items }: { items: PouchItem[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = searchPouch(items, text);

  if (items.length === 0) return <EmptyPouch />;
  return (
    <section className={styles.list}>
      <VisuallyHidden>
        <h2>{pouchStrings.heading}</h2>
      </VisuallyHidden>
      <FilterBar
        label={pouchStrings.filters}
        count={pouchStrings.count(formatNumber(shown.length), formatNumber(items.length))}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={pouchStrings.search} placeholder={pouchStrings.searchShort} defaultValue={text} />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          heading={pouchStrings.none}
          text={pouchStrings.noneCalled(text)}
          action={<ButtonLink to="?">{pouchStrings.clear}</ButtonLink>}
        />
      ) : (
        <Shelf label={pouchStrings.heading} isDense isLong>
          {shown.map((item) => (
            <PouchPlate key={item.item_id} item={item} />
          ))}
        </Shelf>
      )}
    </section>
  );
}

function EmptyPouch() {
  return (
    <EmptyState
      heading={pouchStrings.empty}
      text={pouchStrings.emptyHint}
      action={<ButtonLink to="/tools/sets">{pouchStrings.emptyAction}</ButtonLink>}
    />
  );
}

function PouchPlate({ item }: { item: PouchItem }) {
  const { item_type_id, variant_id } = item;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  return (
    <ItemPlate
      name={item.name}
      art={artOf({ kind: 'item', id }, item.image_key, 200)}
      href={`/tools/item/history/${item.item_id}`}
      hue={item.hue}
      number={item.number}
      isRetired={item.retired}
      tags={item.status === 'LOCKED' && <Tag kind="locked">{pouchStrings.locked}</Tag>}
    />
  );
}
