import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { wallStrings } from '../number-wall.strings.ts';
import { PatternTags } from '../pattern-tags.tsx';
import { type WallFilters, withFilters } from '../sieve/wall-filters.ts';
import { filtersHref, numberHref } from '../wall-links.ts';
import { WhereLine } from '../where-line.tsx';
import styles from './numbers-table.module.css';

export interface NumbersPage {
  rows: ListedNumber[];
  /** Of all pages. */
  matched: number;
  page: number;
  pages: number;
  size: number;
}

interface NumbersTableProps {
  table: NumbersPage;
  filters: WallFilters;
  thisYear: number;
  isBusy: boolean;
}

const { columns } = wallStrings;
const ANCHOR = '#table';

export function NumbersTable({ table, filters, thisYear, isBusy }: NumbersTableProps) {
  const { rows, matched, page, pages, size } = table;
  const first = (page - 1) * size + 1;
  const shown = wallStrings.shown(
    formatNumber(first),
    formatNumber(first + rows.length - 1),
    formatNumber(matched),
  );
  return (
    <div className={styles.area} id={ANCHOR.slice(1)} aria-busy={isBusy}>
      <Panel heading={wallStrings.table} aside={<span role="status">{shown}</span>}>
        <table className={styles.table}>
          <thead>
            <tr>
              <SortedHead filters={filters} />
              <th scope="col">{columns.where}</th>
              <th scope="col">{columns.pattern}</th>
              <th scope="col" className={styles.end}>
                {columns.since}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} thisYear={thisYear} chosen={filters.is} />
            ))}
          </tbody>
        </table>
        <div className={styles.pager}>
          <Pager
            current={page - 1}
            total={pages}
            label={wallStrings.pages}
            href={(to) => filtersHref({ ...filters, page: to + 1 }, ANCHOR)}
          />
        </div>
      </Panel>
    </div>
  );
}

function SortedHead({ filters }: { filters: WallFilters }) {
  const { sort } = filters;
  const other = withFilters(filters, { sort: sort === 'up' ? 'down' : 'up' });
  return (
    <th scope="col" aria-sort={sort === 'up' ? 'ascending' : 'descending'}>
      <Link to={filtersHref(other)} preventScrollReset replace>
        {columns.number}
        <Icon name={sort === 'up' ? 'arrowUp' : 'arrowDown'} />
      </Link>
    </th>
  );
}

interface RowProps {
  row: ListedNumber;
  thisYear: number;
  chosen: WallFilters['is'];
}

function Row({ row, thisYear, chosen }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link className={styles.number} to={numberHref(row.item_type_id, row.number)} isPrefetched={false}>
          <NumberChip number={row.number} />
        </Link>
      </th>
      <td>
        <WhereLine number={row} />
      </td>
      <td className={styles.patterns}>
        <PatternTags number={row.number} thisYear={thisYear} kind="line" chosen={chosen} />
      </td>
      <td className={styles.end}>
        {row.moved_at && <time dateTime={row.moved_at}>{formatDate(row.moved_at)}</time>}
      </td>
    </tr>
  );
}
