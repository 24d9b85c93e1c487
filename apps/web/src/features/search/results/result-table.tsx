import type { ReactNode } from 'react';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { addressOf } from './number-results.tsx';
import styles from './result-table.module.css';

export interface Column {
  key: string;
  name: string;
  /** The table is sorted by it. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Sorts by it. */
  href?: SiteAddress | undefined;
  isEnd?: boolean | undefined;
}

interface ResultTableProps {
  label: string;
  columns: readonly Column[];
  children: ReactNode;
}

/** A table that is a list on a phone. */
export function ResultTable({ label, columns, children }: ResultTableProps) {
  return (
    <div className={styles.panel}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.isEnd ? styles.end : undefined}
                aria-sort={column.sorted}
              >
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function ColumnName({ column: { name, href, sorted } }: { column: Column }) {
  const arrow = sorted && <span aria-hidden="true">{ARROWS[sorted]}</span>;
  if (href === undefined) {
    return (
      <>
        {name} {arrow}
      </>
    );
  }
  return (
    <Link className={styles.sort} to={href} preventScrollReset>
      {name}
    </Link>
  );
}

const ARROWS = { ascending: '↑', descending: '↓' };

interface WhatCellProps {
  item: {
    item_type_id: number;
    name: string;
    hue: number;
    image_key: string;
    retired: boolean;
    url: string;
  };
}

/** The picture and the name, which is the heading of its row. */
export function WhatCell({ item }: WhatCellProps) {
  return (
    <th scope="row">
      <span className={styles.what}>
        <PlateArt
          art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 50)}
          size="thumb"
          pixels={36}
          hue={item.hue}
          isFaded={item.retired}
        />
        <Link to={addressOf(item)} isPrefetched={false}>
          {item.name}
        </Link>
      </span>
    </th>
  );
}

export const endCellClass = styles.end;
