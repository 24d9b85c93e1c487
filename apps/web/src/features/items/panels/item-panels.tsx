import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ReactNode } from 'react';
import { Notices } from '../notices.tsx';
import styles from './item-panels.module.css';
import { MixPanel } from './mix-panel.tsx';

interface ItemPanelsProps {
  item: ItemTypeDetail;
  charts: ReactNode;
  /** Beside the charts, below the mixes. */
  children: ReactNode;
}

export function ItemPanels({ item, charts, children }: ItemPanelsProps) {
  return (
    <div className={styles.all}>
      <div className={styles.notices}>
        <Notices item={item} />
      </div>
      <div className={styles.columns}>
        <div className={styles.charts}>{charts}</div>
        <div className={styles.panels}>
          <MixPanel item={item} />
          {children}
        </div>
      </div>
    </div>
  );
}
