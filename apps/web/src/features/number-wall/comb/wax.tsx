import { waxId } from './comb-defs.tsx';
import { boxOf, CELL } from './comb-layout.ts';

interface WaxProps {
  count: number;
  columns: number;
  className?: string | undefined;
  /** Rows of another part follow. */
  isContinued?: boolean;
}

/** Empty cells, where the states are not known yet. */
export function Wax({ count, columns, className, isContinued = false }: WaxProps) {
  const whole = Math.floor(count / columns);
  const rest = count % columns;
  const rows = whole + (rest > 0 ? 1 : 0);
  return (
    <svg className={className} viewBox={viewBoxOf(rows, columns, isContinued)} aria-hidden="true">
      <Rows parity={0} rows={whole} columns={columns} />
      <Rows parity={1} rows={whole} columns={columns} />
      {rest > 0 && <Row row={whole} columns={rest} />}
    </svg>
  );
}

export function viewBoxOf(rows: number, columns: number, isContinued: boolean): string {
  const { width, height } = boxOf(rows, columns);
  return `0 0 ${width} ${isContinued ? rows * CELL.pitch : height}`;
}

/** A pattern has only the cells of its own rows, so one rectangle is enough for all of them. */
function Rows({ parity, rows, columns }: { parity: 0 | 1; rows: number; columns: number }) {
  if (rows <= parity) return null;
  const last = rows - 1 - ((rows - 1 - parity) % 2);
  return <Area parity={parity} columns={columns} from={parity * CELL.pitch} to={last * CELL.pitch} />;
}

function Row({ row, columns }: { row: number; columns: number }) {
  return <Area parity={row % 2} columns={columns} from={row * CELL.pitch} to={row * CELL.pitch} />;
}

interface AreaProps {
  parity: number;
  columns: number;
  from: number;
  to: number;
}

function Area({ parity, columns, from, to }: AreaProps) {
  return (
    <rect
      x={(parity * CELL.width) / 2}
      y={from}
      width={columns * CELL.width}
      height={to - from + CELL.height}
      fill={`url(#${waxId(parity === 0 ? 'even' : 'odd')})`}
    />
  );
}
