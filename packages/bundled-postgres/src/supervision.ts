import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Postmaster, runPostmaster, type Server, stopPostmaster } from './postmaster.ts';
import { sendSignal } from './processes.ts';
import { claimServer, connectAsAdministrator, prepareSiteDatabase } from './session.ts';

export type Supervision = { currentPid(): number; stop(): Promise<void> };

export async function superviseServer(server: Server, dataDir: string): Promise<Supervision> {
  const stopping = new AbortController();
  const task: Task = { server, dataDir, signal: stopping.signal };
  let running = await startServer(task);
  let isUp = true;
  const watch = watchOver();
  // A site that ends by process.exit cannot wait, but can still signal the server to stop.
  const stopAtExit = () => isUp && sendSignal(running.postmaster.pid, 'SIGINT');
  process.once('exit', stopAtExit);

  return {
    currentPid: () => running.postmaster.pid,
    async stop() {
      stopping.abort();
      await watch;
      // Not awaited first, because a hanging server would not answer.
      const sessionEnd = running.session.end().catch(() => {});
      await stopPostmaster(running.postmaster, server.report);
      await sessionEnd;
      process.off('exit', stopAtExit);
    },
  };

  async function watchOver(): Promise<void> {
    const failures = { count: 0 };
    for (;;) {
      const upSince = Date.now();
      await lossOf(running.session, task.signal);
      if (task.signal.aborted) return;

      isUp = false;
      server.report('PostgreSQL ended unexpectedly: bringing it back.');
      if (Date.now() - upSince > STABLE_AFTER) failures.count = 0;
      const next = await restart(task, failures);
      if (!next) return;
      running = next;
      isUp = true;
    }
  }
}

const MAX_FAILURES = 20;
const STABLE_AFTER = 60_000;
const LONGEST_PAUSE = 30_000;

type Task = { server: Server; dataDir: string; signal: AbortSignal };
type Running = { postmaster: Postmaster; session: Client };

async function startServer({ server, dataDir, signal }: Task): Promise<Running> {
  const postmaster = await runPostmaster(server, signal);
  try {
    return { postmaster, session: await openOwnerSession(server, dataDir) };
  } catch (error) {
    // Another site may own an adopted server when the claim fails.
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

/** The session's end detects a lost server, also an adopted one, which sends no exit event. */
async function lossOf(session: Client, signal: AbortSignal): Promise<void> {
  await once(session, 'end', { signal }).catch(() => {});
}

/** Failures add up over short runs too, so that a server in a crash loop is slowed and given up. */
async function restart(task: Task, failures: { count: number }): Promise<Running | undefined> {
  const { server, signal } = task;
  while (failures.count < MAX_FAILURES && !signal.aborted) {
    await pauseAfter(failures.count, signal);
    failures.count += 1;
    try {
      return await startServer(task);
    } catch (error) {
      if (!signal.aborted) server.report(`PostgreSQL did not come back: ${describe(error)}`);
    }
  }
  if (!signal.aborted)
    server.report('PostgreSQL does not stay up: given up until the site is started again.');
  return undefined;
}

async function pauseAfter(failures: number, signal: AbortSignal): Promise<void> {
  if (failures === 0) return;
  await sleep(Math.min(LONGEST_PAUSE, 500 * 2 ** failures), undefined, { signal }).catch(() => {});
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
