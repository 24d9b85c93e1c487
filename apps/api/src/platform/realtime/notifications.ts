import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '../db/connection/client.ts';
import { closeClient } from '../db/connection/silence.ts';

type Handler = (payload: string) => void;

export interface Notifications {
  on(channel: string, handler: Handler): void;
  /** Once everything asked for so far is being listened to. */
  settled(): Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * What PostgreSQL's NOTIFY tells, from this or any other server process. After a lost connection every channel is
 * called once with an empty payload, because something may have been said meanwhile. A connection on which nothing is
 * said is asked now and then whether it still answers.
 */
export async function listenForNotifications(
  url: string,
  { checkEveryMs = 5_000, mostMs = 5_000 } = {},
): Promise<Notifications> {
  const handlers = new Map<string, Handler[]>();
  let client: pg.Client | undefined;
  let isStopped = false;
  // One connection takes one question at a time. One that fails was lost, and its successor listens to everything.
  let talk: Promise<unknown> = Promise.resolve();

  async function connect() {
    const next = await openClient(url, 'listener', { mostMs });
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
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
      if (isBack) return tellAll();
    }
  }

  function tellAll() {
    for (const channel of handlers.keys()) tell(channel, '');
  }

  function tell(channel: string, payload: string) {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  }

  function say(question: (connection: pg.Client) => Promise<unknown>) {
    talk = talk.then(() => client && question(client)).catch(() => {});
  }

  await connect();
  const checking = setInterval(() => say((connection) => connection.query('select 1')), checkEveryMs).unref();
  return {
    on(channel, handler) {
      const sofar = handlers.get(channel);
      handlers.set(channel, [...(sofar ?? []), handler]);
      if (!sofar) say((connection) => listenTo(connection, channel));
    },
    settled: () => talk,
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
