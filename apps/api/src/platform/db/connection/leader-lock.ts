import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from './client.ts';
import { isAnswered, trySessionLock } from './leader-lock.queries.ts';
import { closeClient } from './statement-timeout.ts';

export interface LeaderLock {
  isLeader(): boolean;
  stop(): Promise<void>;
}

/**
 * One of all server processes on a database is the leader. PostgreSQL releases the lock with the connection,
 * so another process takes over when the leader stops or loses it.
 */
export function openLeaderLock(options: {
  url: string;
  lock: number;
  checkEveryMs?: number;
  mostMs?: number;
}): LeaderLock {
  const { url, lock, checkEveryMs = CHECK_EVERY_MS, mostMs = CHECK_EVERY_MS } = options;
  let client: pg.Client | undefined;
  let isLeader = false;
  const stopping = new AbortController();
  const checking = checkRepeatedly();

  async function checkRepeatedly() {
    while (!stopping.signal.aborted) {
      // Without an answer another process may already have the lock.
      isLeader = await check().catch(() => false);
      await sleep(checkEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  async function check(): Promise<boolean> {
    client ??= await connect();
    return isLeader ? isAnswered(client) : trySessionLock(client, lock);
  }

  async function connect(): Promise<pg.Client> {
    const next = await openClient(url, 'leader lock', { mostMs });
    next.once('end', () => {
      isLeader = false;
      client = undefined;
    });
    return next;
  }

  return {
    isLeader: () => isLeader,
    async stop() {
      stopping.abort();
      isLeader = false;
      await Promise.race([checking, sleep(STOP_TIMEOUT_MS)]);
      if (client) await closeClient(client);
    },
  };
}

const CHECK_EVERY_MS = 5_000;
const STOP_TIMEOUT_MS = 1_000;
