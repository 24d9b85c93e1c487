import type {
  AlterTableCmd,
  AlterTableStmt,
  Constraint,
  CreateFunctionStmt,
  CreateStmt,
  IndexStmt,
  InsertStmt,
  Node,
  UpdateStmt,
  VariableSetStmt,
  ViewStmt,
} from '@pgsql/types';
import { parse } from 'libpg-query';

/** Lists why the previous release cannot run on a database with this migration. */
export async function breakingChanges(sql: string): Promise<string[]> {
  const added: Added = { tables: new Set(), columns: new Set() };
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt = {} }) => changesOf(stmt, added));
}

/** Objects that the migration itself creates; the previous release does not know them, so they may change. */
interface Added {
  tables: Set<string>;
  columns: Set<string>;
}

function changesOf(statement: object, added: Added): string[] {
  const [[kind, body] = ['nothing', {}]] = Object.entries(statement);
  // As in `with gone as (delete …) insert …`.
  if (/"ctequery":\{"(?:Delete|Update|Insert|Merge)Stmt"/.test(JSON.stringify(body)))
    return ['a write inside of another statement'];
  const check = CHECKS[kind];
  return check ? check(body, added) : [`a ${kind}`];
}

const isAdditive = () => [];

// biome-ignore lint/suspicious/noExplicitAny: each kind of statement has a shape of its own
const CHECKS: Record<string, (body: any, added: Added) => string[]> = {
  CreateTrigStmt: isAdditive,
  CreateEnumStmt: isAdditive,
  CreateDomainStmt: isAdditive,
  CompositeTypeStmt: isAdditive,
  CreateSeqStmt: isAdditive,
  CreateSchemaStmt: isAdditive,
  CreateExtensionStmt: isAdditive,
  CommentStmt: isAdditive,
  CreateFunctionStmt: ({ replace }: CreateFunctionStmt) =>
    unless(!replace, 'a function that may replace one'),
  ViewStmt: ({ replace }: ViewStmt) => unless(!replace, 'a view that may replace one'),
  VariableSetStmt: ({ is_local }: VariableSetStmt) => unless(is_local, 'a setting beyond the migration'),
  CreateStmt({ relation }: CreateStmt, { tables }) {
    tables.add(relation?.relname ?? '');
    return [];
  },
  IndexStmt({ unique, relation, indexParams = [] }: IndexStmt, added) {
    const columns = indexParams.map((part) => ('IndexElem' in part ? part.IndexElem.name : undefined));
    return unless(
      !unique || isOfAdded(relation?.relname, columns, added),
      `a unique index on ${relation?.relname}, whose rows the release before writes`,
    );
  },
  InsertStmt: ({ onConflictClause }: InsertStmt) =>
    unless(onConflictClause?.action !== 'ONCONFLICT_UPDATE', 'an insert that changes rows that are there'),
  UpdateStmt({ relation, targetList = [] }: UpdateStmt, added) {
    const columns = targetList.map((target) => ('ResTarget' in target ? target.ResTarget.name : undefined));
    return unless(
      columns.every((column) => isOfAdded(relation?.relname, [column], added)),
      `an update of what ${relation?.relname} held before`,
    );
  },
  AlterTableStmt({ relation, cmds = [] }: AlterTableStmt, added) {
    const table = relation?.relname ?? '';
    if (added.tables.has(table)) return [];
    return cmds.flatMap((command) =>
      'AlterTableCmd' in command ? changesOfTable(table, command.AlterTableCmd, added) : [],
    );
  },
};

function changesOfTable(table: string, { subtype = 'AT_AddColumn', name, def }: AlterTableCmd, added: Added) {
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) {
    const { colname = '', constraints = [] } = def.ColumnDef;
    added.columns.add(`${table}.${colname}`);
    const has = (...kinds: Constraint['contype'][]) =>
      constraints.some((part) => 'Constraint' in part && kinds.includes(part.Constraint.contype));
    return unless(
      !has('CONSTR_NOTNULL', 'CONSTR_PRIMARY') ||
        has('CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'),
      `${table}.${colname}, which the release before does not fill in`,
    );
  }
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return unless(
      isOfAdded(table, columnsOf(def.Constraint), added),
      `a constraint on ${table}, whose rows the release before writes`,
    );
  // PostgreSQL names check constraints so; without one, the rows of the release before are still valid.
  if (subtype === 'AT_DropConstraint' && name?.endsWith('_check')) return [];
  return [`${subtype} of ${table}`];
}

function columnsOf({ keys = [], fk_attrs = [] }: Constraint) {
  return [...keys, ...fk_attrs].map((key: Node) => ('String' in key ? key.String.sval : undefined));
}

function isOfAdded(table = '', columns: (string | undefined)[], added: Added): boolean {
  return added.tables.has(table) || columns.some((column) => added.columns.has(`${table}.${column}`));
}

function unless(isFine: boolean | undefined, change: string): string[] {
  return isFine ? [] : [change];
}
