import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { UndiscoveredPlate } from '../../../game-ui/item-plate.tsx';
import { BackLink } from '../../../ui/layout/page-header.tsx';
import { setHref } from '../item-links.ts';
import { itemStrings } from '../items.strings.ts';
import styles from './undiscovered-view.module.css';

/** An undiscovered type shows neither its art nor its facts. */
export function UndiscoveredView({ item }: { item: Pick<ItemTypeCard, 'item_type_id' | 'set_id'> }) {
  return (
    <>
      <BackLink href={setHref(item.set_id)} label={itemStrings.backToSet} />
      <div className={styles.view}>
        <div className={styles.plate} aria-hidden="true">
          <UndiscoveredPlate shape={item.item_type_id} />
        </div>
        <h1>{itemStrings.undiscovered}</h1>
        <p>{itemStrings.undiscoveredText}</p>
      </div>
    </>
  );
}
