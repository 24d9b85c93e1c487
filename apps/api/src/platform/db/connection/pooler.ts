import type pg from 'pg';
import type { ClientBase } from 'pg';
import { openClient } from './client.ts';
import { closeClient } from './statement-timeout.ts';

/** A pooler reports process ids of its own, which differ from the backend's. */
export async function isBehindPooler(client: ClientBase): Promise<boolean> {
  const { processID } = client as unknown as { processID: number };
  return (await backendOf(client)) !== processID;
}

type Pooling = 'none' | 'session' | 'transaction' | 'statement';

async function findPooling(url: string): Promise<Pooling> {
  const [first, second] = await openBoth(url);
  try {
    if (!(await isBehindPooler(first))) return 'none';
    if (!(await canBegin(second))) return 'statement';
    return (await hasFixedBackend(first, second)) ? 'session' : 'transaction';
  } finally {
    await Promise.all([first, second].map(closeClient));
  }
}

async function openBoth(url: string): Promise<[pg.Client, pg.Client]> {
  const first = await openClient(url, 'start', { mostMs: ANSWER_MS });
  const second = await openClient(url, 'start', { mostMs: ANSWER_MS }).catch(async (failure) => {
    await closeClient(first);
    throw failure;
  });
  return [first, second];
}

async function canBegin(client: pg.Client): Promise<boolean> {
  try {
    await client.query('begin');
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

/**
 * In transaction mode the backend that just answered goes to the next client that begins a transaction. The
 * check repeats, because other clients may take it in between.
 */
async function hasFixedBackend(client: pg.Client, other: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await backendOf(client);
    await other.query('begin');
    const others = await backendOf(other);
    const after = await backendOf(client);
    await other.query('rollback');
    if (others === before || after !== before) return false;
  }
  return true;
}

const ATTEMPTS = 5;
const ANSWER_MS = 5_000;

async function backendOf(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** NOTIFY and session locks need one connection throughout; transactions need one until they end. */
export async function refuseUnfitPooler({ url, directUrl }: { url: string; directUrl: string }) {
  const pooling = await findPooling(url);
  if (pooling === 'statement')
    throw new Error(
      'DATABASE_URL leads to a pooler in statement mode, in which there are no transactions. Set it to transaction or session mode.',
    );
  if (directUrl === url) {
    if (pooling !== 'transaction') return;
    throw new Error(
      'DATABASE_URL leads to a pooler in transaction mode, which cannot carry notifications and session locks. Name PostgreSQL itself in DATABASE_DIRECT_URL, or set the pooler to session mode.',
    );
  }
  const direct = await findPooling(directUrl);
  if (direct === 'transaction' || direct === 'statement')
    throw new Error(
      `DATABASE_DIRECT_URL leads to a pooler in ${direct} mode. It must name PostgreSQL itself, or a pooler in session mode.`,
    );
  if (!(await areSameDatabase(url, directUrl)))
    throw new Error('DATABASE_URL and DATABASE_DIRECT_URL must lead to the same database.');
}

/** A notification sent through one address must arrive at the other. */
async function areSameDatabase(url: string, directUrl: string): Promise<boolean> {
  const listener = await openClient(directUrl, 'start', { mostMs: ANSWER_MS });
  const sender = await openClient(url, 'start', { mostMs: ANSWER_MS });
  try {
    const channel = `start_${process.pid}_${Date.now()}`;
    await listener.query(`listen ${channel}`);
    const isReceived = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS).unref();
    });
    await sender.query('select pg_notify($1, $2)', [channel, '']);
    return await isReceived;
  } finally {
    await Promise.all([listener, sender].map(closeClient));
  }
}
