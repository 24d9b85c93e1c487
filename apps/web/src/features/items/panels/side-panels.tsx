import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemStatusCounts } from '@wallabee/contract/items/status';
import type { Store } from '@wallabee/contract/items/stores';
import { ContainerPanels } from './container-panels.tsx';
import { type ForageCategory, ForagePanel, OwnerPanel, StorePanel } from './source-panels.tsx';
import { StatusPanel } from './status-panel.tsx';

export interface SidePanelsProps {
  item: ItemTypeDetail;
  stores: Store[];
  cost: number | null;
  categories: ForageCategory[];
  ranges: ItemStatusCounts[];
}

/** Where the numbers are, and where they come from. */
export function SidePanels({ item, stores, cost, categories, ranges }: SidePanelsProps) {
  return (
    <>
      <StatusPanel item={item} ranges={ranges} />
      <ContainerPanels item={item} />
      <OwnerPanel owners={item.owners} />
      <StorePanel stores={stores} cost={cost} />
      <ForagePanel categories={categories} locations={item.locations} />
    </>
  );
}
