import type { PlaceItem } from '@wallabee/contract/places/place';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { numberHref } from './place-links.ts';
import styles from './place-sections.module.css';
import { placeStrings } from './places.strings.ts';

export function PlaceItems({ items }: { items: readonly PlaceItem[] }) {
  if (items.length === 0)
    return <EmptyState heading={placeStrings.noItems} text={placeStrings.noItemsText} />;
  return (
    <section className={styles.section} aria-labelledby="place-items">
      <header className={styles.header}>
        <h2 id="place-items">{placeStrings.items}</h2>
        <p>{placeStrings.itemCount(items.length, formatNumber(items.length))}</p>
      </header>
      <Shelf label={placeStrings.items} isDense={items.length > LONG_SHELF}>
        {items.map((item) => (
          <PlacePlate key={item.item_id} item={item} />
        ))}
      </Shelf>
    </section>
  );
}

const LONG_SHELF = 12;

function PlacePlate({ item }: { item: PlaceItem }) {
  const { item_type_id, variant_id, number, name, hue, username, image_key } = item;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  return (
    <ItemPlate
      name={name}
      art={artOf({ kind: 'item', id }, image_key, 200)}
      hue={hue}
      number={number}
      href={numberHref(item_type_id, number)}
      tags={username !== null && <Tag kind="closed">{placeStrings.lockedBy(username)}</Tag>}
    />
  );
}
