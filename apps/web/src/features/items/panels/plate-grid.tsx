import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { classNames } from '../../../ui/class-names.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { itemStrings } from '../items.strings.ts';
import styles from './plate-grid.module.css';
import { RelatedPlate } from './related-plate.tsx';

/** Two rows on a desktop, four on a phone. */
const SHOWN = 12;

/** Fewer plates than this take no more room than the button that would show them. */
const WORTH_FOLDING = 3;

/** So few plates have room to be larger. */
const FEW = 4;

export function PlateGrid({ items }: { items: ItemTypeCard[] }) {
  const isFolded = items.length >= SHOWN + WORTH_FOLDING;
  return (
    <div className={styles.all}>
      <Plates items={isFolded ? items.slice(0, SHOWN) : items} />
      {isFolded && (
        <details className={styles.fold}>
          <summary>
            <span className={styles.more}>{itemStrings.showAll(formatNumber(items.length))}</span>
            <span className={styles.fewer}>{itemStrings.showFewer}</span>
          </summary>
          <Plates items={items.slice(SHOWN)} />
        </details>
      )}
    </div>
  );
}

function Plates({ items }: { items: ItemTypeCard[] }) {
  return (
    <ul className={classNames(styles.grid, items.length <= FEW && styles.few)}>
      {items.map((item) => (
        <li key={item.item_type_id}>
          <RelatedPlate item={item} />
        </li>
      ))}
    </ul>
  );
}
