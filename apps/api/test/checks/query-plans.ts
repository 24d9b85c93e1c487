import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/db/table-types.ts';

export type AnyQuery = Pick<SelectQueryBuilder<never, never, object>, 'explain' | 'compile'>;

/** Returns the custom and the generic plan, because PostgreSQL may use either for a named prepared statement. */
export async function plansOf(db: Db, query: AnyQuery): Promise<string[]> {
  const { sql: text } = query.compile();
  const withoutValues = await sql.raw(`explain (generic_plan, format json) ${text}`).execute(db);
  return [JSON.stringify(await query.explain('json')), JSON.stringify(withoutValues.rows)];
}

/** The statements that `run` sends. None is executed, so each finds no rows. */
export async function statementsOf(run: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const recorder = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(query);
    },
  });
  await run(recorder);
  return sent;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Cost {
  /** The tables that are read from the first row to the last. */
  scanned: string[];
  /** Of all tables and indexes, with the rows that a filter leaves out. */
  rowsRead: number;
}

/** Executes the statement in a transaction that is rolled back. */
export async function costOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<Cost> {
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const trx = await db.startTransaction().execute();
  const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
  await trx.rollback().execute();
  const scans = rows
    .flatMap((row) => row['QUERY PLAN'])
    .flatMap(({ Plan }) => nodesOf(Plan))
    .filter((node) => node['Node Type'].includes('Scan') && node.Plans === undefined);
  return {
    scanned: scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => node['Relation Name'] ?? []),
    rowsRead: scans
      .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
      .reduce((sum, count) => sum + count, 0),
  };
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
