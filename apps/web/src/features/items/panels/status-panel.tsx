import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemStatusCounts } from '@wallabee/contract/items/status';
import { type StatusLine, statusLines } from '@wallabee/contract/items/status-rules';
import { Link } from '../../../ui/controls/link.tsx';
import { CountBar } from '../../../ui/feedback/count-bar.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { numbersHref } from '../item-links.ts';
import { itemStrings } from '../items.strings.ts';
import styles from './status-panel.module.css';

interface StatusPanelProps {
  item: Pick<ItemTypeDetail, 'item_type_id' | 'name' | 'total_issued'>;
  ranges: ItemStatusCounts[];
}

export function StatusPanel({ item, ranges }: StatusPanelProps) {
  if (item.total_issued === 0) return null;
  const lines = statusLines(ranges);
  // Summed up here, so that the lines add up also while items move.
  const columns = ranges.map(({ max }, place) => ({
    max: formatNumber(max),
    issued: lines.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0),
  }));
  return (
    <Panel heading={itemStrings.whereTheyAre}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{itemStrings.whereOf(item.name)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{itemStrings.status}</th>
            {columns.map(({ max }) => (
              <th key={max} scope="col">
                {itemStrings.range(max)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.status} line={line} columns={columns} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{itemStrings.allIssued}</th>
            {columns.map(({ max, issued }) => (
              <td key={max}>{formatNumber(issued)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Link className={styles.every} to={numbersHref(item.item_type_id)}>
        {itemStrings.everyNumber}
        <Icon name="arrowRight" />
      </Link>
    </Panel>
  );
}

interface LineProps {
  line: StatusLine;
  columns: { max: string; issued: number }[];
}

function Line({ line: { status, counts }, columns }: LineProps) {
  const label = itemStrings.statuses[status];
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ max, issued }, place) => (
        <td key={max}>
          <CountBar count={counts[place] ?? 0} of={issued} label={itemStrings.countOf(label, max)} />
        </td>
      ))}
    </tr>
  );
}
