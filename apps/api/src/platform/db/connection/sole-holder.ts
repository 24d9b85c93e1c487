import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from './client.ts';
import { closeClient } from './silence.ts';
import { isAnswered, trySessionLock } from './sole-holder.queries.ts';

export interface SoleHolder {
  isOurs(): boolean;
  stop(): Promise<void>;
}

/**
 * One of all server processes on a database is the leader. PostgreSQL releases the lock with the connection,
 * so another process takes over when the leader stops or loses it.
 */
export function becomeSoleHolder(options: {
  url: string;
  lock: number;
  askEveryMs?: number;
  mostMs?: number;
}): SoleHolder {
  const { url, lock, askEveryMs = ASK_EVERY_MS, mostMs = ASK_EVERY_MS } = options;
  let client: pg.Client | undefined;
  let isOurs = false;
  const stopping = new AbortController();
  const asking = askAgainAndAgain();

  async function askAgainAndAgain() {
    while (!stopping.signal.aborted) {
      // Without an answer another process may already have the lock.
      isOurs = await ask().catch(() => false);
      await sleep(askEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  async function ask(): Promise<boolean> {
    client ??= await connect();
    return isOurs ? isAnswered(client) : trySessionLock(client, lock);
  }

  async function connect(): Promise<pg.Client> {
    const next = await openClient(url, 'sole holder', { mostMs });
    next.once('end', () => {
      isOurs = false;
      client = undefined;
    });
    return next;
  }

  return {
    isOurs: () => isOurs,
    async stop() {
      stopping.abort();
      isOurs = false;
      await Promise.race([asking, sleep(LONGEST_STOP_MS)]);
      if (client) await closeClient(client);
    },
  };
}

const ASK_EVERY_MS = 5_000;
const LONGEST_STOP_MS = 1_000;
