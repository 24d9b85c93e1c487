import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemStatusCounts } from '@wallabee/contract/items/status';
import type { Store } from '@wallabee/contract/items/stores';
import { Notices } from '../notices.tsx';
import { ContainerPanels } from './container-panels.tsx';
import styles from './item-panels.module.css';
import { MixPanel } from './mix-panel.tsx';
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
    <div className={styles.all}>
      <div className={styles.notices}>
        <Notices item={item} />
      </div>
      <div className={styles.panels}>
        <MixPanel item={item} />
        <StatusPanel item={item} ranges={ranges} />
        <ContainerPanels item={item} />
        <OwnerPanel owners={item.owners} />
        <StorePanel stores={stores} cost={cost} />
        <ForagePanel categories={categories} locations={item.locations} />
      </div>
    </div>
  );
}
