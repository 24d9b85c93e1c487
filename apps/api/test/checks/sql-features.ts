import { parse } from 'libpg-query';

/** Features of PostgreSQL that a distributed database may lack, by what a parsed migration has of them. */
const IN_STATEMENTS: Record<string, (kind: string, body: Record<string, unknown>) => boolean> = {
  'triggers for each row': (kind, { row }) => kind === 'CreateTrigStmt' && row === true,
  'triggers for each statement': (kind, { row }) => kind === 'CreateTrigStmt' && row !== true,
  'transition tables': (kind, { transitionRels }) =>
    kind === 'CreateTrigStmt' && transitionRels !== undefined,
  'functions in PL/pgSQL': (kind, body) =>
    kind === 'CreateFunctionStmt' && JSON.stringify(body).includes('"sval":"plpgsql"'),
  'GiST indexes': (kind, { accessMethod }) => kind === 'IndexStmt' && accessMethod === 'gist',
  'GIN indexes': (kind, { accessMethod }) => kind === 'IndexStmt' && accessMethod === 'gin',
  'BRIN indexes': (kind, { accessMethod }) => kind === 'IndexStmt' && accessMethod === 'brin',
  'partial indexes': (kind, { whereClause }) => kind === 'IndexStmt' && whereClause !== undefined,
  'covering indexes': (kind, body) => kind === 'IndexStmt' && body.indexIncludingParams !== undefined,
  'unlogged tables': (kind, { relation }) =>
    kind === 'CreateStmt' && (relation as { relpersistence?: string }).relpersistence === 'u',
  'deferrable constraints': (kind, { contype, deferrable }) =>
    kind === 'Constraint' && (deferrable === true || contype === 'CONSTR_ATTR_DEFERRABLE'),
  'identity columns': (kind, { contype }) => kind === 'Constraint' && contype === 'CONSTR_IDENTITY',
  'exclusion constraints': (kind, { contype }) => kind === 'Constraint' && contype === 'CONSTR_EXCLUSION',
  partitions: (kind, body) => kind === 'CreateStmt' && (body.partspec ?? body.partbound) !== undefined,
  extensions: (kind) => kind === 'CreateExtensionStmt',
};

/** The same in texts: bodies of functions, and queries that are not parsed because Kysely writes them. */
const IN_TEXTS: Record<string, RegExp> = {
  'LISTEN and NOTIFY': /pg_notify\(|\blisten \w/i,
  'advisory locks': /pg_(try_)?advisory_/,
  'transaction ids and snapshots': /pg_current_xact_id|pg_current_snapshot|pg_snapshot_|\bxid8\b/,
  'positions in the write-ahead log': /pg_\w*_(wal|lsn)\w*\(|pg_wal_/,
  'locks for no key update': /for no key update|forNoKeyUpdate\(/,
  'skipping locked rows': /skip locked|skipLocked\(/,
  'COPY from and to the client': /\bcopy [\s\S]{0,200}(from stdin|to stdout)/i,
  'full-text search': /to_tsvector|to_tsquery|websearch_to_tsquery|\btsvector\b/,
  'system columns': /\b(ctid|xmin|xmax|tableoid)\b/,
  'temporary tables': /create temp/i,
};

export async function featuresOfMigration(sql: string): Promise<Set<string>> {
  const found = featuresOfText(sql);
  for (const [kind, body] of nodesOf(await parse(sql)))
    for (const [feature, has] of Object.entries(IN_STATEMENTS)) if (has(kind, body)) found.add(feature);
  return found;
}

/** Every node of a parsed text, with its kind. */
function* nodesOf(tree: unknown): Generator<[string, Record<string, unknown>]> {
  if (!isRecord(tree)) return;
  for (const [kind, body] of Object.entries(tree)) {
    if (isRecord(body)) yield [kind, body];
    yield* nodesOf(body);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function featuresOfText(text: string): Set<string> {
  return new Set(
    Object.entries(IN_TEXTS)
      .filter(([, pattern]) => pattern.test(text))
      .map(([feature]) => feature),
  );
}
