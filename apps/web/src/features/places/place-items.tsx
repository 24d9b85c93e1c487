import type { PlaceItem } from '@wallabee/contract/places/place';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { numberHref, playerHref } from './place-links.ts';
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
  const { item_type_id, variant_id, number, name, hue, user_id, user_name, image_key } = item;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  return (
    <div className={styles.plate}>
      <ItemPlate
        name={name}
        art={artOf({ kind: 'item', id }, image_key, 200)}
        hue={hue}
        number={number}
        href={numberHref(item_type_id, number)}
      />
      {user_id !== null && user_name !== null && (
        <p className={styles.lockedBy}>
          {placeStrings.lockedBy} <Link to={playerHref(user_id)}>{user_name}</Link>
        </p>
      )}
    </div>
  );
}
