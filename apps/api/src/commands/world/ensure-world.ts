import {
  CLOSED_DEMO_ACCOUNTS,
  DEMO_ACCOUNTS,
  DEMO_CODES,
  DEMO_PASSWORD,
} from '@wallabee/demo-world/players/demo-accounts';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { openClient } from '../../platform/db/connection/client.ts';
import type { Db } from '../../platform/db/db.ts';
import { createOperatorsProgress } from '../progress-line.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import { deleteRecord, findWorld, hasContents, lockWorld, type WorldRecord } from './world-record.queries.ts';
import { emptyWorld } from './world-tables.queries.ts';

export interface WorldContext {
  db: Db;
  url: string;
  config: Pick<Config, 'WORLD' | 'WORLD_SEED'>;
  report: (line: string) => void;
  now?: () => Date;
}

export async function ensureWorld(context: WorldContext): Promise<{ greeting: string[] }> {
  // Loading takes longer than the statement timeout of the site's pool.
  const client = await openClient(context.url, 'world');
  try {
    await lockWorld(client);
    const world = await findWorld(client);
    if (world?.loaded_at) return useExistingWorld(world, context);
    if (world) context.report('The last loading of the demo world was cut short.');
    if (context.config.WORLD === 'none') return await removeUnfinishedWorld(client, world);
    if (!world && (await hasContents(client))) return leaveContents(context);
    await makeWorld(client, { kind: context.config.WORLD, ...context });
    return { greeting: demoGreeting() };
  } finally {
    await client.end();
  }
}

export async function replaceWorld(context: WorldContext & { kind: DemoKind }) {
  const client = await openClient(context.url, 'world');
  try {
    await lockWorld(client);
    await makeWorld(client, context);
  } finally {
    await client.end();
  }
}

type DemoKind = Exclude<Config['WORLD'], 'none'>;

async function makeWorld(client: pg.Client, { kind, ...context }: WorldContext & { kind: DemoKind }) {
  const { db, config, report, now = () => new Date() } = context;
  const seed = config.WORLD_SEED;
  report(`making the ${kind} world (seed ${seed}) …`);
  const progress = createOperatorsProgress(report);
  const began = performance.now();
  try {
    await loadDemoWorld({ db, client }, { kind, seed, today: now() }, progress.show);
  } finally {
    progress.end();
  }
  report(`the ${kind} world is made, in ${Math.ceil((performance.now() - began) / 1000)} s`);
}

function useExistingWorld(world: WorldRecord, { config, report }: WorldContext): { greeting: string[] } {
  const isWanted = world.kind === config.WORLD && world.seed === config.WORLD_SEED;
  if (!isWanted) report(`${inWords(world)} is in the database and is kept, though ${wantedInWords(config)}.`);
  return { greeting: world.kind === 'imported' ? [] : demoGreeting() };
}

async function removeUnfinishedWorld(
  client: pg.Client,
  world: WorldRecord | undefined,
): Promise<{ greeting: string[] }> {
  if (world) {
    await emptyWorld(client);
    await deleteRecord(client);
  }
  return { greeting: [] };
}

function leaveContents({ config, report }: WorldContext): { greeting: string[] } {
  report(
    `The database has contents that no demo world made; they are kept, though ${wantedInWords(config)}.`,
  );
  return { greeting: [] };
}

function inWords({ kind, seed }: WorldRecord): string {
  return kind === 'imported' ? "The operator's own world" : `The ${kind} world with seed ${seed}`;
}

function wantedInWords({ WORLD, WORLD_SEED }: WorldContext['config']): string {
  if (WORLD === 'none') return 'WORLD asks for none';
  return `WORLD asks for the ${WORLD} world with seed ${WORLD_SEED} (npm run demo:load -- --yes makes that one instead)`;
}

function demoGreeting(): string[] {
  const accounts = DEMO_ACCOUNTS.map(({ username, who }) => `${username} (${who})`).join(', ');
  return [
    `log in with the password ${DEMO_PASSWORD} as ${accounts}`,
    `closed accounts: ${CLOSED_DEMO_ACCOUNTS.join(', ')}; codes: ${DEMO_CODES[0]} … ${DEMO_CODES.length}`,
  ];
}
