import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { hash } from '@node-rs/argon2';
import type { NewsEntry } from '@wallabee/demo-world/corpus/read-news';
import { generateWorld } from '@wallabee/demo-world/generate-world';
import { DEMO_PASSWORD } from '@wallabee/demo-world/players/demo-accounts';
import type { WorldOptions } from '@wallabee/demo-world/setting';
import type { Progress } from '@wallabee/demo-world/world-rows';
import type { WorldKind } from '@wallabee/demo-world/world-size';
import type pg from 'pg';
import type { Db } from '../../platform/db/db.ts';
import { replaceCatalogue } from '../catalogue/load-catalogue.ts';
import { openCopy, type TableCopy } from './copy-rows.queries.ts';
import { loadNews } from './load-news.ts';
import { recordNamedItems } from './named-items.queries.ts';
import { readShippedWorld } from './shipped-world.ts';
import { recordBeginning, recordEnd } from './world-record.queries.ts';
import {
  advanceSequences,
  analyzeTables,
  emptyAndDropIndexes,
  emptyWorld,
  leaveOut,
} from './world-tables.queries.ts';

export interface DemoWorldOptions {
  kind: WorldKind;
  seed: number;
  /** The world's history ends with the day before. */
  today: Date;
}

/**
 * The world is marked unfinished before anything changes, and finished in the transaction that loads it, so an
 * interrupted load is recognised.
 */
export async function loadDemoWorld(
  { db, client }: { db: Db; client: pg.Client },
  wanted: DemoWorldOptions,
  show: (progress: Progress) => void,
) {
  show({ doing: 'reading the catalogue', done: 0 });
  const { options, news } = await readOptions(wanted);
  await recordBeginning(client, { ...wanted, fingerprint: fingerprintOf(options) });
  // Foreign keys of the world's rows protect the catalogue's rows.
  await emptyWorld(client);
  await replaceCatalogue(db, options.catalogue);
  // By default the heap grows to several times what the generator needs, which matters for large worlds.
  if (wanted.kind === 'large' || wanted.kind === 'huge')
    setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  await loadRows(client, { options, news }, show);
  setFlagsFromString('--heap-growing-percent=0');
}

const HEAP_GROWTH = 100;

async function readOptions({ kind, seed, today }: DemoWorldOptions) {
  const [passwordHash, { news, ...shipped }] = await Promise.all([
    hashDemoPassword(seed),
    readShippedWorld(),
  ]);
  const until = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const options: WorldOptions = { kind, seed, until, ...shipped, passwordHash };
  return { options, news };
}

/**
 * The salt is derived from the seed, so that the same seed gives the same bytes; the demo password is public anyway.
 */
function hashDemoPassword(seed: number): Promise<string> {
  const salt = createHash('sha256').update(`demo accounts ${seed}`).digest().subarray(0, 16);
  return hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

function fingerprintOf({ passwordHash: _, ...options }: WorldOptions): string {
  return createHash('sha256').update(JSON.stringify(options)).digest('hex');
}

/** The share of the total time that making rows takes; the rest is indexes and checks. */
const ROWS_SHARE = 0.85;

async function loadRows(
  client: pg.Client,
  { options, news }: { options: WorldOptions; news: NewsEntry[] },
  show: (progress: Progress) => void,
) {
  await client.query('begin');
  const dropped = await emptyAndDropIndexes(client);
  await copyWorld(client, options, ({ doing, done }) => show({ doing, done: done * ROWS_SHARE }));
  await client.query(`set local maintenance_work_mem = '128MB'`);
  await client.query(`set local work_mem = '64MB'`);
  for (const statement of dropped.triggers) await client.query(statement);
  const statements = [...dropped.indexes, ...dropped.references];
  for (const [index, statement] of statements.entries()) {
    const doing = index < dropped.indexes.length ? 'sorting' : 'checking';
    show({ doing, done: ROWS_SHARE + ((1 - ROWS_SHARE) * index) / statements.length });
    await client.query(statement);
  }
  await loadNews(client, news);
  await recordNamedItems(client);
  await leaveOut(client, UNATTENDED);
  await advanceSequences(client);
  await analyzeTables(client);
  await recordEnd(client);
  await client.query('commit');
}

/** No simulated player answers for these accounts, so a proposal to them would stay open. */
const UNATTENDED = ['staff', 'beekeeper', 'muted'];

async function copyWorld(client: pg.Client, options: WorldOptions, show: (progress: Progress) => void) {
  let copy: TableCopy | undefined;
  for (const { table, rows, progress } of generateWorld(options)) {
    show(progress);
    if (rows.length === 0) continue;
    if (copy?.table !== table) {
      await copy?.end();
      copy = openCopy(client, table, Object.keys(rows[0] ?? {}));
    }
    await copy.write(rows);
  }
  await copy?.end();
}
