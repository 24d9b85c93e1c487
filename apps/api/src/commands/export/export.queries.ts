import type { Readable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { listSequences, quoted } from '../backup/backup.queries.ts';
import { LEFT_OUT } from './left-out.ts';

export interface WorldTable {
  name: string;
  bytes: number;
  columns: { name: string; type: string; isText: boolean }[];
  /** The columns of the primary key, or of another unique index; none where a table has neither. */
  key: string[];
  /** The sequences behind columns that the database numbers. */
  sequences: { column: string; name: string }[];
}

/** Transaction numbers mean nothing in another database, where the column takes its default. */
export async function listWorldTables(client: pg.Client): Promise<WorldTable[]> {
  const { rows } = await client.query<WorldTable>(
    `select relation.relname as name, pg_table_size(relation.oid)::float8 as bytes,
       (select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod), 'isText', attcollation <> 0) order by attnum)
        from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and atttypid <> 'xid8'::regtype) as columns,
       coalesce((select array_agg(attname::text order by position)
        from (select indexrelid, indkey from pg_index
              where indrelid = relation.oid and indisunique and indpred is null and indexprs is null
              order by indisprimary desc, indexrelid limit 1) as best,
          unnest(best.indkey::int[]) with ordinality as part (attnum, position)
        join pg_attribute on attrelid = relation.oid and pg_attribute.attnum = part.attnum), '{}') as key,
       coalesce((select json_agg(json_build_object('column', attname, 'name', sequence.relname) order by attnum)
        from pg_attribute join pg_depend on refobjid = attrelid and refobjsubid = attnum
        join pg_class as sequence on sequence.oid = pg_depend.objid and sequence.relkind = 'S'
        where attrelid = relation.oid), '[]') as sequences
     from pg_class as relation
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
       and not relname = any($1)
     order by relname`,
    [Object.keys(LEFT_OUT)],
  );
  return rows;
}

export async function readNextIds(client: pg.Client): Promise<Map<string, number>> {
  const sequences = await listSequences(client);
  return new Map(
    sequences.map(({ name, last_value, is_called }) => [name, last_value + (is_called ? 1 : 0)]),
  );
}

/** The same rows give the same bytes, whatever the order on disk and the collation of the database. */
export function readCsv(client: pg.Client, table: WorldTable): Readable & { rowCount: number } {
  const order = table.key.length > 0 ? table.key : table.columns.map(({ name }) => name);
  const sorted = order.map((name) => {
    const isText = table.columns.find((column) => column.name === name)?.isText;
    return isText ? `${quoted(name)} collate "C"` : quoted(name);
  });
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  return client.query(
    copyTo(
      `copy (select ${columns} from ${quoted(table.name)} order by ${sorted.join(', ')}) to stdout with (format csv, header)`,
    ),
  );
}

export function fillFromCsv(client: pg.Client, { name, columns }: { name: string; columns: string[] }) {
  return client.query(
    copyFrom(
      `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin with (format csv, header match, freeze)`,
    ),
  );
}

/** A site makes these when it starts. Keys of players need players, so they are counted with those. */
const MADE_BY_EMPTY_SITE = ['push_identity', 'application_key', 'application_key_use', 'luck_seed'];

export async function findFilledTable(
  client: pg.Client,
  tables: readonly WorldTable[],
): Promise<string | undefined> {
  const each = tables
    .filter(({ name }) => !MADE_BY_EMPTY_SITE.includes(name))
    .map(({ name }) => `select '${name}' as name where exists (select from ${quoted(name)})`);
  const { rows } = await client.query<{ name: string }>(`${each.join(' union all ')} limit 1`);
  return rows[0]?.name;
}

export async function recordImportedWorld(client: pg.Client) {
  await client.query(
    `insert into world (kind, fingerprint, loaded_at) values ('imported', '', now())
     on conflict (is_only) do update set kind = 'imported', seed = null, fingerprint = '', loaded_at = now()`,
  );
}
