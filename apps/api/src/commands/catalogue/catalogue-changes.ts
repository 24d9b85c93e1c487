import type { CatalogueTable } from './catalogue-tables.ts';
import type { StoredRow } from './load-catalogue.queries.ts';

export interface CatalogueChanges {
  kind: string;
  added: string[];
  changed: string[];
  removed: string[];
}

export interface TableChanges {
  table: CatalogueTable;
  written: { row: StoredRow; is_new: boolean }[];
  removed: StoredRow[];
}

/** An item type also counts as changed when only its formulas, variants or other parts differ. */
export function describeChanges(all: TableChanges[]): CatalogueChanges[] {
  return all
    .filter(({ table }) => !table.partOf)
    .map(({ table, written, removed }) => {
      const keyOf = (row: object) => Reflect.get(row, table.key[0] ?? '');
      const isAdded = new Set(written.filter(({ is_new }) => is_new).map(({ row }) => keyOf(row)));
      const touched = new Set([...written.map(({ row }) => keyOf(row)), ...ownersOfChangedParts(all, table)]);
      return {
        kind: kindOf(table.name),
        added: table.rows.filter((row) => isAdded.has(keyOf(row))).map(rowName),
        changed: table.rows.filter((row) => touched.has(keyOf(row)) && !isAdded.has(keyOf(row))).map(rowName),
        removed: removed.map(rowName),
      };
    });
}

export function kindOf(table: CatalogueTable['name']): string {
  return table.replace('_', ' ');
}

/** Generations have no name, and all unreleased item types have the same one, so these are named by number. */
export function rowName(row: object): string {
  const { id, gen_id, name } = row as { id?: number; gen_id?: number; name?: string };
  return name === '?' ? `? (${id})` : (name ?? String(gen_id));
}

function ownersOfChangedParts(all: TableChanges[], { name }: CatalogueTable): unknown[] {
  return all.flatMap(({ table: { partOf }, written, removed }) => {
    if (partOf?.name !== name) return [];
    return [...written.map(({ row }) => row), ...removed].map((row) => row[partOf.column]);
  });
}
