import type { SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { FoundType } from '@wallabee/contract/search/search-results';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { resultStrings, tableStrings as strings } from '../results.strings.ts';
import { type SearchAddress, searchHref } from '../search-address.ts';
import { endCellClass, ResultTable, WhatCell } from './result-table.tsx';

interface ItemTableProps {
  items: readonly FoundType[];
  order: SearchOrder;
  address: SearchAddress;
}

export function ItemTable({ items, order, address }: ItemTableProps) {
  const column = (wanted: SearchOrder, direction: 'ascending' | 'descending') =>
    wanted === order
      ? { sorted: direction }
      : { href: searchHref({ ...address, of: 'items', order: wanted, page: 1 }) };
  return (
    <ResultTable
      label={resultStrings.kinds.items}
      columns={[
        { key: 'item', name: strings.item, ...column('name', 'ascending') },
        { key: 'issued', name: strings.issued, ...column('issued', 'descending') },
        { key: 'set', name: strings.set },
        { key: 'released', name: strings.released, isEnd: true, ...column('newest', 'descending') },
      ]}
    >
      {items.map((item) => (
        <tr key={item.item_type_id}>
          <WhatCell item={item} />
          <td>{formatNumber(item.total_issued)}</td>
          <td>{item.set_name}</td>
          <td className={endCellClass}>
            {item.released === null ? strings.undiscovered : formatDate(item.released)}
          </td>
        </tr>
      ))}
    </ResultTable>
  );
}
