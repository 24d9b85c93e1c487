import { countFilters, type PouchView, pouchViewFrom } from '@wallabee/contract/pouch/pouch-address';
import { filterPouch, type PouchFilter, setsInPouch, sortPouch } from '@wallabee/contract/pouch/pouch-rules';
import { type ReactNode, useMemo, useState } from 'react';
import { itemWords } from '../../game-ui/actions/action-words.ts';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { useDebouncedFilters } from '../../platform/filters/use-debounced-address.ts';
import { artOf } from '../../platform/pages/art.ts';
import { useLateScroll } from '../../platform/router/late-scroll.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { WindowedShelf } from '../../ui/lists/windowed-shelf.tsx';
import { ItemDialog } from './item-dialog.tsx';
import type { OwnPouchItem } from './own-pouch.ts';
import { pouchStrings } from './pouch.strings.ts';
import { PouchFilters } from './pouch-filters.tsx';
import { pouchSearch, wholePouchSearch } from './pouch-links.ts';
import styles from './pouch-shelf.module.css';

interface PouchShelfProps {
  items: readonly OwnPouchItem[];
  /** Between the filters and the shelf. */
  mixes: ReactNode;
}

export function PouchShelf({ items, mixes }: PouchShelfProps) {
  const [chosen, choose] = useState<OwnPouchItem | null>(null);
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
      {mixes}
      <ItemDialog item={chosen} onClose={() => choose(null)} />
      {shown.length === 0 ? (
        <NothingShown view={view} />
      ) : (
        <WindowedShelf
          // Cards of another size are measured again.
          key={`${isCompact}`}
          entries={shown}
          card={(item) => <CarriedPlate item={item} onChoose={isCompact ? undefined : choose} />}
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

interface CarriedPlateProps {
  item: OwnPouchItem;
  /** Without it there is no room for the button. */
  onChoose: ((item: OwnPouchItem) => void) | undefined;
}

function CarriedPlate({ item, onChoose }: CarriedPlateProps) {
  return (
    <div className={styles.carried}>
      <PouchPlate item={item} />
      {item.own && onChoose && (
        <IconButton
          className={styles.choose}
          icon="hand"
          label={pouchStrings.actions(itemWords(item))}
          onClick={() => onChoose(item)}
        />
      )}
    </div>
  );
}

function PouchPlate({ item }: { item: OwnPouchItem }) {
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
      corner={markOf(item)}
    />
  );
}

function markOf({ status, own }: OwnPouchItem): ReactNode {
  if (status === 'LOCKED') return <Tag kind="locked">{pouchStrings.locked}</Tag>;
  if (own && own.price !== null)
    return <Tag kind="market">{pouchStrings.forSale(formatNumber(own.price))}</Tag>;
  return own?.is_spare && <Tag kind="swap">{pouchStrings.spare}</Tag>;
}
