import { ITEM_STATUSES, type ItemStatus } from '@wallabee/contract/items/item-status';
import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemStatusCounts } from '@wallabee/contract/items/status';
import { CountBar } from '../../../ui/feedback/count-bar.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { itemStrings } from '../items.strings.ts';
import styles from './status-panel.module.css';

interface StatusPanelProps {
  item: Pick<ItemTypeDetail, 'name' | 'total_issued'>;
  ranges: ItemStatusCounts[];
}

export function StatusPanel({ item, ranges }: StatusPanelProps) {
  if (item.total_issued === 0) return null;
  return (
    <Panel heading={itemStrings.whereTheyAre}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{itemStrings.whereOf(item.name)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{itemStrings.status}</th>
            {ranges.map(({ max }) => (
              <th key={max} scope="col">
                {itemStrings.range(formatNumber(max))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ITEM_STATUSES.map((status) => (
            <StatusRow key={status} status={status} ranges={ranges} issued={item.total_issued} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface StatusRowProps {
  status: ItemStatus;
  ranges: ItemStatusCounts[];
  issued: number;
}

function StatusRow({ status, ranges, issued }: StatusRowProps) {
  const isOpened = status === 'mixed' && ranges.every(({ opened }) => opened !== null);
  const label = isOpened ? itemStrings.opened : itemStrings.statuses[status];
  return (
    <tr>
      <th scope="row">{label}</th>
      {ranges.map((range) => (
        <td key={range.max}>
          <CountBar
            count={isOpened ? (range.opened ?? 0) : range[status]}
            of={Math.min(range.max, issued)}
            label={itemStrings.countOf(label, formatNumber(range.max))}
          />
        </td>
      ))}
    </tr>
  );
}
