import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { TypeLimits } from '../query/bound-query.ts';

/**
 * The limits of many players, a column for each item type and a row for each player: 4 bytes a limit, and an event reads
 * the limits of its type one after the other. Equal limits share a row.
 */
export interface LimitTable {
  take(limits: TypeLimits): TypeLimits;
  /** Once for each `take`. */
  release(limits: TypeLimits): void;
  /** The row of limits that were taken. */
  rowOf(limits: TypeLimits): number | undefined;
  /** The limits of a type by row; 0 is none. */
  column(type: ItemTypeId): Int32Array | undefined;
}

type Columns = Map<ItemTypeId, Int32Array>;

export function createLimitTable(): LimitTable {
  const columns: Columns = new Map();
  const byHash = new Map<number, Row[]>();
  const freed: number[] = [];
  let [rows, capacity] = [0, FIRST_ROWS];

  const addRow = () => {
    const row = freed.pop() ?? rows++;
    if (row < capacity) return row;
    capacity *= 2;
    for (const [type, column] of columns) columns.set(type, extended(column, capacity));
    return row;
  };
  const write = (limits: TypeLimits, hash: number): Row => {
    const row = addRow();
    let size = 0;
    for (const [type, limit] of limits) {
      if (limit <= 0) continue;
      size += 1;
      const column = columns.get(type) ?? new Int32Array(capacity);
      columns.set(type, column);
      column[row] = limit;
    }
    return new Row(columns, { row, hash, size });
  };
  return {
    take: (limits) => {
      const { hash, size } = sumOf(limits);
      const others = byHash.get(hash) ?? [];
      const known = others.find((row) => row.size === size && isEqual(row, limits)) ?? write(limits, hash);
      if (known.uses === 0) byHash.set(hash, [...others, known]);
      known.uses += 1;
      return known;
    },
    release: (limits) => {
      if (!(limits instanceof Row)) return;
      limits.uses -= 1;
      if (limits.uses > 0) return;
      const others = (byHash.get(limits.hash) ?? []).filter((row) => row !== limits);
      if (others.length > 0) byHash.set(limits.hash, others);
      else byHash.delete(limits.hash);
      for (const column of columns.values()) column[limits.row] = 0;
      freed.push(limits.row);
    },
    rowOf: (limits) => (limits instanceof Row ? limits.row : undefined),
    column: (type) => columns.get(type),
  };
}

const FIRST_ROWS = 16;

class Row implements TypeLimits {
  readonly columns: Columns;
  readonly row: number;
  readonly hash: number;
  /** How many types have a limit. */
  readonly size: number;
  uses = 0;

  constructor(columns: Columns, { row, hash, size }: { row: number; hash: number; size: number }) {
    this.columns = columns;
    this.row = row;
    this.hash = hash;
    this.size = size;
  }

  get(type: ItemTypeId): number {
    return this.columns.get(type)?.[this.row] ?? 0;
  }

  *[Symbol.iterator](): Iterator<readonly [ItemTypeId, number]> {
    for (const [type, column] of this.columns) {
      const limit = column[this.row] ?? 0;
      if (limit > 0) yield [type, limit];
    }
  }
}

/** In any order, and without the types that have no limit. */
function sumOf(limits: TypeLimits): { hash: number; size: number } {
  let [hash, size] = [0, 0];
  for (const [type, limit] of limits) {
    if (limit <= 0) continue;
    size += 1;
    hash = (hash + Math.imul(Math.imul(type, 0x9e3779b1) ^ limit, 0x85ebca6b)) | 0;
  }
  return { hash, size };
}

function isEqual(row: Row, limits: TypeLimits): boolean {
  for (const [type, limit] of limits) if (row.get(type) !== Math.max(0, limit)) return false;
  return true;
}

function extended(column: Int32Array, capacity: number): Int32Array {
  const longer = new Int32Array(capacity);
  longer.set(column);
  return longer;
}
