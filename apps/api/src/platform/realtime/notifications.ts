import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '../db/connection/client.ts';
import { closeClient } from '../db/connection/statement-timeout.ts';
import type { Replica } from '../db/replica/reads.ts';

/** `replayed` resolves when the replica has what the notification is about, and is undefined without a replica. */
type Handler = (payload: string, replayed?: Promise<void>) => void;

export interface Notifications {
  on(channel: string, handler: Handler): void;
  /** Resolves when every channel asked for so far is listened to. */
  settled(): Promise<unknown>;
  /** Resolves when the handlers have run for every change that was committed before the call. */
  caughtUp(): Promise<unknown>;
  isListening(): boolean;
  stop(): Promise<void>;
}

interface ListenOptions {
  checkEveryMs?: number;
  mostMs?: number;
  replayed?: Replica['replayed'] | undefined;
}

/**
 * PostgreSQL's notifications, from this or any other server process. After a lost connection the handlers of every
 * channel run once with an empty payload, because notifications may be missing.
 */
export async function listenForNotifications(
  url: string,
  { checkEveryMs = 5_000, mostMs = 5_000, replayed }: ListenOptions = {},
): Promise<Notifications> {
  const handlers = new Map<string, Handler[]>();
  let client: pg.Client | undefined;
  let isStopped = false;
  // One statement at a time. A connection on which one fails is lost, and the next listens to every channel.
  let statements: Promise<unknown> = Promise.resolve();
  let nextRoundTrip: Promise<unknown> | undefined;

  async function connect() {
    const next = await openClient(url, 'listener', { mostMs });
    next.on('notification', ({ channel, payload }) => handle(channel, payload ?? ''));
    try {
      for (const channel of handlers.keys()) await listenTo(next, channel);
    } catch (failure) {
      await closeClient(next);
      throw failure;
    }
    next.once('end', () => void reconnect());
    client = next;
    if (isStopped) await closeClient(next);
  }

  async function reconnect() {
    client = undefined;
    for (let wait = FIRST_WAIT_MS; !isStopped; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await sleep(wait, undefined, { ref: false });
      if (isStopped) return;
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) return handleGap();
    }
  }

  function handleGap() {
    for (const channel of handlers.keys()) handle(channel, '');
  }

  function handle(channel: string, payload: string) {
    for (const handler of handlers.get(channel) ?? []) handler(payload, replayed?.());
  }

  function run(statement: (connection: pg.Client) => Promise<unknown>) {
    statements = statements.then(() => client && statement(client)).catch(() => {});
  }

  /** PostgreSQL sends a connection its pending notifications before it ends the answer to a statement. */
  function roundTrip() {
    nextRoundTrip = undefined;
    return client ? client.query('select 1').catch(handleGap) : handleGap();
  }

  await connect();
  const checking = setInterval(() => run((connection) => connection.query('select 1')), checkEveryMs).unref();
  return {
    on(channel, handler) {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), handler]);
      if (!known) run((connection) => listenTo(connection, channel));
    },
    settled: () => statements,
    isListening: () => client !== undefined,
    caughtUp() {
      // Calls that arrive before it is sent share one round trip.
      if (!nextRoundTrip) {
        nextRoundTrip = statements.then(roundTrip);
        statements = nextRoundTrip;
      }
      return nextRoundTrip;
    },
    async stop() {
      isStopped = true;
      clearInterval(checking);
      if (client) await closeClient(client);
    },
  };
}

async function listenTo(client: pg.Client, channel: string) {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
