import pg from 'pg';
import { trySessionLock } from './sole-holder.queries.ts';

export interface SoleHolder {
  /** Whether this process is the one. */
  isOurs(): boolean;
  stop(): Promise<void>;
}

/**
 * Of all server processes on one database, exactly one holds the lock: the first to ask, and when that one is gone
 * (stopped, killed, cut off), another. PostgreSQL lets go of it with the connection, so nobody has to notice a death.
 */
export function becomeSoleHolder(options: { url: string; lock: number; askEveryMs?: number }): SoleHolder {
  const { url, lock, askEveryMs = ASK_EVERY_MS } = options;
  let client: pg.Client | undefined;
  let isOurs = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking = ask();

  async function ask() {
    try {
      client ??= await connect();
      isOurs ||= await trySessionLock(client, lock);
    } catch {
      // The database is away; whoever held the lock has lost it with the connection.
      lose();
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      asking = ask();
    }, askEveryMs);
    timer.unref();
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'wallabee sole holder',
    });
    next.on('error', lose);
    next.on('end', lose);
    await next.connect();
    return next;
  }

  function lose() {
    isOurs = false;
    client = undefined;
  }

  return {
    isOurs: () => isOurs,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await asking;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

const ASK_EVERY_MS = 5_000;
