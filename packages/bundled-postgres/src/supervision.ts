import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Postmaster, runPostmaster, type Server, stopPostmaster } from './postmaster.ts';
import { sendSignal } from './processes.ts';
import { claimServer, connectAsAdministrator, prepareSiteDatabase } from './session.ts';

export type Supervision = { currentPid(): number; stop(): Promise<void> };

/** Runs the server, and brings it back whenever it dies, until told to stop. */
export async function superviseServer(server: Server, dataDir: string): Promise<Supervision> {
  const stopping = new AbortController();
  const task: Task = { server, dataDir, signal: stopping.signal };
  let running = await bringUp(task);
  let isUp = true;
  const watch = watchOver();
  // A site that ends by process.exit leaves no time to wait, but enough to ask the server to stop.
  const stopAtExit = () => isUp && sendSignal(running.postmaster.pid, 'SIGINT');
  process.once('exit', stopAtExit);

  return {
    currentPid: () => running.postmaster.pid,
    async stop() {
      stopping.abort();
      await watch;
      // Not awaited first: a server that hangs would not answer the farewell.
      const farewell = running.session.end().catch(() => {});
      await stopPostmaster(running.postmaster, server.report);
      await farewell;
      process.off('exit', stopAtExit);
    },
  };

  async function watchOver(): Promise<void> {
    const setbacks = { count: 0 };
    for (;;) {
      const upSince = Date.now();
      await lossOf(running.session, task.signal);
      if (task.signal.aborted) return;

      isUp = false;
      server.report('PostgreSQL ended unexpectedly: bringing it back.');
      if (Date.now() - upSince > STABLE_AFTER) setbacks.count = 0;
      const next = await bringBack(task, setbacks);
      if (!next) return;
      running = next;
      isUp = true;
    }
  }
}

const MOST_SETBACKS = 20;
const STABLE_AFTER = 60_000;
const LONGEST_PAUSE = 30_000;

type Task = { server: Server; dataDir: string; signal: AbortSignal };
type Running = { postmaster: Postmaster; session: Client };

async function bringUp({ server, dataDir, signal }: Task): Promise<Running> {
  const postmaster = await runPostmaster(server, signal);
  try {
    return { postmaster, session: await openOwnerSession(server, dataDir) };
  } catch (error) {
    // An adopted server may be in the hands of another site, as a failed claim says.
    if (!postmaster.isAdopted) await stopPostmaster(postmaster, server.report);
    throw error;
  }
}

async function openOwnerSession({ socketFolder }: Server, dataDir: string): Promise<Client> {
  const session = await connectAsAdministrator(socketFolder);
  try {
    await claimServer(session, dataDir);
    await prepareSiteDatabase(session);
    return session;
  } catch (error) {
    await session.end().catch(() => {});
    throw error;
  }
}

/**
 * Our session ends with the server, and also when a crashed backend makes it cut off everyone: a sensor that works for
 * an adopted server as well, which sends us no exit event.
 */
async function lossOf(session: Client, signal: AbortSignal): Promise<void> {
  await once(session, 'end', { signal }).catch(() => {});
}

/** Setbacks add up over quick deaths too, so a server that starts and dies again and again is slowed and given up. */
async function bringBack(task: Task, setbacks: { count: number }): Promise<Running | undefined> {
  const { server, signal } = task;
  while (setbacks.count < MOST_SETBACKS && !signal.aborted) {
    await pauseAfter(setbacks.count, signal);
    setbacks.count += 1;
    try {
      return await bringUp(task);
    } catch (error) {
      if (!signal.aborted) server.report(`PostgreSQL did not come back: ${describe(error)}`);
    }
  }
  if (!signal.aborted)
    server.report('PostgreSQL does not stay up: given up until the site is started again.');
  return undefined;
}

async function pauseAfter(setbacks: number, signal: AbortSignal): Promise<void> {
  if (setbacks === 0) return;
  await sleep(Math.min(LONGEST_PAUSE, 500 * 2 ** setbacks), undefined, { signal }).catch(() => {});
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
