import type { Item } from '@wallabee/contract/items/item';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ReactNode } from 'react';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { itemArt, numberHref } from '../item-links.ts';
import { historyStrings } from './history.strings.ts';
import styles from './history-header.module.css';

interface HistoryHeaderProps {
  /** Null if no record of it is left. */
  item: Item | null;
  /** The life in one sentence. */
  lead?: string | undefined;
  figures?: ReactNode;
  actions?: ReactNode;
}

export function HistoryHeader({ item, lead, figures, actions }: HistoryHeaderProps) {
  if (!item) {
    return (
      <PageHeader
        heading={historyStrings.recycledHeading}
        back={{ href: '/tools/search', label: historyStrings.backToSearch }}
      />
    );
  }
  const number = formatNumber(item.number);
  return (
    <PageHeader
      heading={historyStrings.heading(historyStrings.title(item.name, number))}
      back={{
        href: numberHref(item.item_type_id, item.number),
        label: historyStrings.back(number, item.name),
      }}
      lead={lead}
      stats={figures}
      art={
        <span className={styles.plate}>
          <PlateArt
            art={itemArt(item, item.variant_id, 200)}
            size="shelf"
            pixels={208}
            prestige={prestigeOf(item.number)}
            isEager
          />
          <NumberChip number={item.number} />
        </span>
      }
      actions={actions}
    />
  );
}
