import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemStatusCounts } from '@wallabee/contract/items/status';
import type { Store } from '@wallabee/contract/items/stores';
import { itemStrings } from '../items.strings.ts';
import { Notices } from '../notices.tsx';
import { ContainerPanels } from './container-panels.tsx';
import styles from './item-panels.module.css';
import { MixPanels } from './mix-panels.tsx';
import { type ForageCategory, ForagePanel, OwnerPanel, StorePanel } from './source-panels.tsx';
import { StatusPanel } from './status-panel.tsx';

interface ItemPanelsProps {
  item: ItemTypeDetail;
  stores: Store[];
  cost: number | null;
  categories: ForageCategory[];
  ranges: ItemStatusCounts[];
}

export function ItemPanels({ item, stores, cost, categories, ranges }: ItemPanelsProps) {
  return (
    <div className={styles.panels}>
      <div className={styles.notices}>
        <Notices item={item} />
      </div>
      <div className={styles.column}>
        <section className={styles.group} aria-label={itemStrings.mixInfo}>
          <MixPanels item={item} />
        </section>
        <ContainerPanels item={item} />
        <OwnerPanel owners={item.owners} />
      </div>
      <div className={styles.column}>
        <StatusPanel item={item} ranges={ranges} />
        <StorePanel stores={stores} cost={cost} />
        <ForagePanel categories={categories} locations={item.locations} />
      </div>
    </div>
  );
}
