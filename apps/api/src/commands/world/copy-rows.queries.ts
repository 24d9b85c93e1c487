import { once } from 'node:events';
import type { WorldTable } from '@wallabee/demo-world/world-rows';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

export interface TableCopy {
  readonly table: WorldTable;
  write(rows: readonly object[]): Promise<void>;
  end(): Promise<void>;
}

/** The table must be emptied in the same transaction, because rows are copied with FREEZE. */
export function openCopy(client: pg.Client, table: WorldTable, columns: readonly string[]): TableCopy {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin with (freeze)`));
  // Attaching the handler at once prevents an unhandled rejection before `write` awaits it.
  const failure = once(stream, 'error').then(([error]) => Promise.reject(error));
  failure.catch(() => {});
  return {
    table,
    write: async (rows) => {
      if (!stream.write(toCopyText(rows, columns))) await Promise.race([once(stream, 'drain'), failure]);
    },
    end: async () => {
      stream.end();
      await Promise.race([once(stream, 'finish'), failure]);
    },
  };
}

export function toCopyText(rows: readonly object[], columns: readonly string[]): string {
  let text = '';
  for (const row of rows as readonly Record<string, CopyValue>[]) {
    let separator = '';
    for (const column of columns) {
      text += separator + toCopyValue(row[column]);
      separator = '\t';
    }
    text += '\n';
  }
  return text;
}

function toCopyValue(value: CopyValue | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return NEEDS_ESCAPE.test(value)
    ? value.replace(ESCAPED, (character) => ESCAPES[character] ?? character)
    : value;
}

const NEEDS_ESCAPE = /[\\\t\n\r]/;
const ESCAPED = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
