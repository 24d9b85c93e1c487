import type { LatestItem } from '@wallabee/contract/items/item-type';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Shelf } from '../../ui/layout/shelf.tsx';
import styles from './newest-shelf.module.css';
import { searchStrings } from './search.strings.ts';
import { itemHref } from './search-links.ts';

const FIRST_ROW = 4;

export function NewestShelf({ items }: { items: LatestItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.newest}>
      <h2>{searchStrings.newest}</h2>
      <Shelf label={searchStrings.newest} isFour>
        {items.map((item, place) => (
          <ItemPlate
            key={item.item_type_id}
            name={item.name}
            art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
            hue={item.hue}
            href={itemHref(item.item_type_id)}
            isRetired={item.retired}
            isEager={place < FIRST_ROW}
          />
        ))}
      </Shelf>
    </section>
  );
}
