import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import { memo, useRef } from 'react';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { useWindowedRows } from '../../../ui/lists/use-windowed-rows.ts';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';
import styles from './locked-table.module.css';

export function LockedTable({ items }: { items: readonly LockedItem[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end } = useWindowedRows(body, items.length, STEPS);
  return (
    <table className={styles.table} aria-label={strings.table} aria-rowcount={items.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{strings.columns.number}</th>
          <th scope="col">{strings.columns.name}</th>
          {strings.columns.rb.map(({ short, long }) => (
            <th key={short} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {items.slice(start, end).map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sorting then updates the rows instead of creating them again.
          <LockedRow key={start + place} item={item} rowIndex={start + place + 2} />
        ))}
      </tbody>
    </table>
  );
}

const STEPS = { step: 8, atFirst: 24 };

const LockedRow = memo(function LockedRow({ item, rowIndex }: { item: LockedItem; rowIndex: number }) {
  const { item_type_id, number, name, variant_name } = item;
  return (
    <tr aria-rowindex={rowIndex} data-odd={rowIndex % 2 === 1 || undefined}>
      <td className={styles.number}>
        <NumberChip number={number} />
      </td>
      <td className={styles.name}>
        <Link to={`/tools/item/${item_type_id}/num/${number}`} isPrefetched={false}>
          {name}
        </Link>
        {variant_name && <span> {strings.variant(variant_name)}</span>}
        <small>{whereabouts(item)}</small>
      </td>
      {strings.columns.rb.map(({ short }) => (
        <td key={short} className={styles.masked} data-column={short}>
          {strings.masked}
        </td>
      ))}
    </tr>
  );
});

function whereabouts({ status, place_name }: LockedItem): string {
  if (status === 'LOCKBOX') return strings.inLockbox;
  return place_name ?? strings.inPouch;
}
