import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';
import { whereabouts } from '../whereabouts.ts';
import type { PlainLockedItems } from './plain-locked-items.ts';
import styles from './plain-table.module.css';

interface PlainTableProps {
  list: PlainLockedItems;
  href: (page: number) => SiteAddress;
  /** The ids of rows that links jump to, by their place in the list. */
  idOf?: ((place: number) => string | undefined) | undefined;
}

/** All rows as text; pages are links. */
export function PlainTable({ list: { items, page, pages }, href, idOf }: PlainTableProps) {
  return (
    <>
      <table className={styles.table} aria-label={strings.table}>
        <thead>
          <tr>
            <th scope="col">{strings.columns.number}</th>
            <th scope="col">{strings.columns.name}</th>
            <th scope="col">{strings.columns.where}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, place) => (
            <PlainRow key={item.id} item={item} id={idOf?.(place)} />
          ))}
        </tbody>
      </table>
      <Pager current={page - 1} total={pages} href={(index) => href(index + 1)} />
    </>
  );
}

function PlainRow({ item, id }: { item: LockedItem; id: string | undefined }) {
  const { item_type_id, number, name, variant_name } = item;
  return (
    <tr id={id}>
      <td>{strings.number(formatNumber(number))}</td>
      <td>
        <Link to={`/tools/item/${item_type_id}/num/${number}`} isPrefetched={false}>
          {name}
        </Link>
        {variant_name && ` ${strings.variant(variant_name)}`}
      </td>
      <td>{whereabouts(item)}</td>
    </tr>
  );
}
