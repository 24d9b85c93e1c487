import { type QueryExecutorProvider, sql } from 'kysely';

/** The TypeScript of every table, as the database itself describes it. */
export async function tableTypes(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<Column>`
    select table_name, column_name, udt_name,
           is_nullable = 'YES' as is_nullable,
           (column_default is not null or is_identity = 'YES') as has_default
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration'
    order by table_name, ordinal_position`.execute(db);
  const names = [...new Set(rows.map((column) => column.table_name))];
  return [
    '// biome-ignore-all lint/style/noExcessiveLinesPerFile: one file, because a tool writes it and nobody reads it through.',
    '// Written by `npm run db:types` from the migrated database; not edited by hand.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    'type Instant = ColumnType<Date, Date | string, Date | string>;',
    'type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;',
    '',
    'export interface Tables {',
    ...names.map((name) => `  ${name}: ${typeName(name)};`),
    '}',
    ...names.flatMap((name) => ['', ...tableType(name, rows)]),
    '',
  ].join('\n');
}

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: boolean;
  has_default: boolean;
}

const TYPES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  bool: 'boolean',
  timestamptz: 'Instant',
  date: 'string',
  bytea: 'Buffer',
  jsonb: 'unknown',
  _int4: 'number[]',
  _text: 'string[]',
};

function tableType(name: string, columns: Column[]): string[] {
  const own = columns.filter((column) => column.table_name === name);
  return [
    `interface ${typeName(name)} {`,
    ...own.map((column) => `  ${column.column_name}: ${columnType(column)};`),
    '}',
  ];
}

function columnType({ udt_name, is_nullable, has_default }: Column): string {
  const type = TYPES[udt_name];
  if (!type) throw new Error(`No TypeScript type is known for PostgreSQL's ${udt_name}.`);
  // Generated<> does not look inside a ColumnType, so an instant with a default has a type of its own.
  if (type === 'Instant' && has_default) return 'GeneratedInstant';
  const orNull = is_nullable ? `${type} | null` : type;
  return has_default ? `Generated<${orNull}>` : orNull;
}

function typeName(table: string): string {
  return table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
