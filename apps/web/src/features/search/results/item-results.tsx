import type { FoundType } from '@wallabee/contract/search/search-results';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { resultStrings } from '../results.strings.ts';
import { addressOf, FIRST_ROW } from './number-results.tsx';
import styles from './results.module.css';

export function ItemPlates({ items }: { items: readonly FoundType[] }) {
  return (
    <Shelf label={resultStrings.kinds.items} isLong>
      {items.map((item, place) => (
        <ItemPlate
          key={item.item_type_id}
          name={item.name}
          art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
          hue={item.hue}
          href={addressOf(item)}
          isRetired={item.retired}
          isEager={place < FIRST_ROW}
          tags={
            <span className={styles.about}>
              <span className={styles.description}>{item.description}</span>
              <span className={styles.set}>{item.set_name}</span>
            </span>
          }
        />
      ))}
    </Shelf>
  );
}
