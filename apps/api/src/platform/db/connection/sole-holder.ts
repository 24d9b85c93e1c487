import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from './client.ts';
import { closeClient } from './silence.ts';
import { isAnswered, trySessionLock } from './sole-holder.queries.ts';

export interface SoleHolder {
  /** Whether this process is the one. */
  isOurs(): boolean;
  stop(): Promise<void>;
}

/**
 * Of all server processes on one database, exactly one holds the lock: the first to ask, and when that one is gone
 * (stopped, killed, cut off), another. PostgreSQL releases it with the connection, so nobody has to notice a death; the
 * holder asks in every round whether its connection still answers.
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
      // Without an answer the lock may be another's already.
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
