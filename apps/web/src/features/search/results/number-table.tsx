import type { SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { FoundNumber } from '@wallabee/contract/search/search-results';
import type { ReactNode } from 'react';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { StateLine } from '../../../game-ui/state-line.tsx';
import { formatDistance } from '../../../ui/format-distance.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { When } from '../../../ui/when/when.tsx';
import { resultStrings, tableStrings as strings } from '../results.strings.ts';
import { type SearchAddress, searchHref } from '../search-address.ts';
import { endCellClass, ResultTable, WhatCell } from './result-table.tsx';

interface NumberTableProps {
  numbers: readonly FoundNumber[];
  order: SearchOrder;
  address: SearchAddress;
}

/** The last column is what the numbers are sorted by, and without such an order when they last moved. */
export function NumberTable({ numbers, order, address }: NumberTableProps) {
  const last = LAST_COLUMNS[order] ?? MOVED;
  const by = (wanted: SearchOrder) =>
    wanted === order ? undefined : searchHref({ ...address, of: 'numbers', order: wanted, page: 1 });
  return (
    <ResultTable
      label={resultStrings.kinds.numbers}
      columns={[
        { key: 'item', name: strings.item },
        {
          key: 'number',
          name: strings.number,
          sorted: order === 'number' ? 'ascending' : undefined,
          href: by('number'),
        },
        { key: 'where', name: strings.where },
        {
          key: 'last',
          name: last.name,
          sorted: last.order === order ? last.direction : undefined,
          href: by(last.order),
          isEnd: true,
        },
      ]}
    >
      {numbers.map((number) => (
        <tr key={number.item_id}>
          <WhatCell item={number} />
          <td>
            <NumberChip number={number.number} />
          </td>
          <td>
            <StateLine number={number} />
          </td>
          <td className={endCellClass}>{last.cell(number)}</td>
        </tr>
      ))}
    </ResultTable>
  );
}

interface LastColumn {
  name: string;
  order: SearchOrder;
  direction: 'ascending' | 'descending';
  cell: (number: FoundNumber) => ReactNode;
}

const MOVED: LastColumn = {
  name: strings.moved,
  order: 'moved',
  direction: 'descending',
  cell: ({ moved_at }) => moved_at !== null && <When at={moved_at} />,
};

const LAST_COLUMNS: Partial<Record<SearchOrder, LastColumn>> = {
  newest: {
    name: strings.created,
    order: 'newest',
    direction: 'descending',
    cell: ({ created_at }) => created_at !== null && <When at={created_at} />,
  },
  price: {
    name: strings.price,
    order: 'price',
    direction: 'ascending',
    cell: ({ price }) => price !== null && formatNumber(price),
  },
  distance: {
    name: strings.distance,
    order: 'distance',
    direction: 'ascending',
    cell: ({ distance_m }) => distance_m !== null && formatDistance(distance_m),
  },
  moves: {
    name: strings.moves,
    order: 'moves',
    direction: 'descending',
    cell: ({ moves }) => moves !== null && formatNumber(moves),
  },
};
