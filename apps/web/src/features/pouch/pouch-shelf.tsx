import type { PouchItem } from '@wallabee/contract/pouch/pouch';
import { countFilters, type PouchView, pouchViewFrom } from '@wallabee/contract/pouch/pouch-address';
import { filterPouch, type PouchFilter, setsInPouch, sortPouch } from '@wallabee/contract/pouch/pouch-rules';
import { useMemo } from 'react';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { useDebouncedFilters } from '../../platform/filters/use-debounced-address.ts';
import { artOf } from '../../platform/pages/art.ts';
import { useLateScroll } from '../../platform/router/late-scroll.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { WindowedShelf } from '../../ui/lists/windowed-shelf.tsx';
import { pouchStrings } from './pouch.strings.ts';
import { PouchFilters } from './pouch-filters.tsx';
import { pouchSearch, wholePouchSearch } from './pouch-links.ts';
import styles from './pouch-shelf.module.css';

export function PouchShelf({ items }: { items: PouchItem[] }) {
  const { shown: address, show, externalChanges } = useDebouncedFilters();
  const view = useMemo(() => pouchViewFrom(new URLSearchParams(address)), [address]);
  const { filter, sort, isCompact } = view;
  const sets = useMemo(() => setsInPouch(items), [items]);
  const sorted = useMemo(() => sortPouch(items, sort), [items, sort]);
  const shown = useMemo(() => filterPouch(sorted, filter), [sorted, filter]);
  useLateScroll();

  if (items.length === 0) return <EmptyPouch />;
  return (
    <section className={styles.list}>
      <VisuallyHidden>
        <h2>{pouchStrings.heading}</h2>
      </VisuallyHidden>
      <PouchFilters
        key={externalChanges}
        view={view}
        sets={sets}
        count={pouchStrings.count(formatNumber(shown.length), formatNumber(items.length))}
        onFilter={(filters) => show(pouchSearch(filters))}
      />
      {shown.length === 0 ? (
        <NothingShown view={view} />
      ) : (
        <WindowedShelf
          // Cards of another size are measured again.
          key={`${isCompact}`}
          entries={shown}
          card={(item) => <PouchPlate item={item} />}
          label={pouchStrings.heading}
          isCompact={isCompact}
        />
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

function NothingShown({ view }: { view: PouchView }) {
  return (
    <EmptyState
      heading={pouchStrings.none}
      text={whyNothing(view.filter)}
      action={<ButtonLink to={`?${wholePouchSearch(view)}`}>{pouchStrings.clear}</ButtonLink>}
    />
  );
}

function whyNothing(filter: PouchFilter): string {
  if (countFilters(filter) === 0) return pouchStrings.noneCalled(filter.text);
  return filter.text === '' ? pouchStrings.noneFits : pouchStrings.noneCalledAndFits(filter.text);
}

function PouchPlate({ item }: { item: PouchItem }) {
  const { item_type_id, variant_id } = item;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  return (
    <ItemPlate
      // A new key for each picture: otherwise the old one would stay until the new one has loaded.
      key={item.item_id}
      name={item.name}
      art={artOf({ kind: 'item', id }, item.image_key, 200)}
      href={`/tools/item/history/${item.item_id}`}
      hue={item.hue}
      number={item.number}
      isRetired={item.retired}
      isUniform
      corner={item.status === 'LOCKED' && <Tag kind="locked">{pouchStrings.locked}</Tag>}
    />
  );
}
