import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from './binaries.ts';
import type { DatabaseHome } from './data-folder.ts';
import { readIfPresent } from './files.ts';
import {
  identifyProcess,
  isPidTaken,
  type ProcessIdentity,
  readCommandLine,
  sendSignal,
  waitUntilGone,
} from './processes.ts';
import { isListening, type Readiness, waitUntilReady } from './readiness.ts';
import { logLength, openLog, readLogFrom } from './server-log.ts';
import { type Settings, serverArguments, writeAccessRules } from './server-settings.ts';
import { asSpawnFailure, runAs } from './server-user.ts';
import { failureFromOutput, isHeldByOldProcesses, PostgresStartFailure } from './start-failure.ts';

export type Server = {
  home: DatabaseHome;
  programs: Programs;
  socketFolder: string;
  settings: Settings;
  report: (line: string) => void;
};

export type Postmaster = ProcessIdentity & { isAdopted: boolean };

/** Adopts the server that a killed site left running, or starts one; it accepts connections on return. */
export async function runPostmaster(server: Server, signal: AbortSignal): Promise<Postmaster> {
  const deadline = Date.now() + OLD_PROCESSES_TIMEOUT_MS;
  let isWaiting = false;
  for (;;) {
    signal.throwIfAborted();
    const logStart = await logLength(server.home.log);
    const postmaster = (await findPostmaster(server)) ?? (await startPostmaster(server));
    const outcome = await settle(server, postmaster, signal);
    if (outcome === 'ready') return postmaster;
    if (postmaster.isAdopted) continue;

    const output = await readLogFrom(server.home.log, logStart);
    const isWorthWaiting = isHeldByOldProcesses(output) && Date.now() < deadline;
    if (!isWorthWaiting) throw failureFromOutput({ output, folder: server.home.folder });
    if (!isWaiting) server.report('Waiting for the processes of a killed PostgreSQL to end.');
    isWaiting = true;
    await sleep(500, undefined, { signal });
  }
}

/** A server that does not shut down in time is killed, and recovers at its next start. */
export async function stopPostmaster(
  postmaster: ProcessIdentity,
  report: (line: string) => void,
): Promise<void> {
  if (await waitUntilGone(postmaster, 0)) return;
  sendSignal(postmaster.pid, 'SIGINT');
  if (await waitUntilGone(postmaster, FAST_SHUTDOWN_TIMEOUT_MS)) return;
  report('PostgreSQL is slow to stop: cutting it off.');
  sendSignal(postmaster.pid, 'SIGQUIT');
  if (await waitUntilGone(postmaster, IMMEDIATE_SHUTDOWN_TIMEOUT_MS)) return;
  throw new PostgresStartFailure(`PostgreSQL (pid ${postmaster.pid}) does not stop.`);
}

const OLD_PROCESSES_TIMEOUT_MS = 30_000;
const FAST_SHUTDOWN_TIMEOUT_MS = 30_000;
const IMMEDIATE_SHUTDOWN_TIMEOUT_MS = 10_000;

async function findPostmaster({ home, socketFolder }: Server): Promise<Postmaster | undefined> {
  const pidFile = join(home.cluster, 'postmaster.pid');
  const pid = Number.parseInt((await readIfPresent(pidFile)) ?? '', 10);
  const identity = pid > 0 ? await identifyProcess(pid) : undefined;
  const command = identity ? await readCommandLine(pid) : '';
  if (identity && command.includes(`postgres -D ${home.cluster} `)) return { ...identity, isAdopted: true };

  if (await isListening(socketFolder)) {
    // Our socket folder is private, so this is our server, started before the data folder was moved.
    if (identity && command.includes('postgres -D ')) return { ...identity, isAdopted: true };
    throw new PostgresStartFailure(
      `A PostgreSQL whose process cannot be seen from here, perhaps in another container, already serves ${home.folder}.`,
    );
  }
  await removeMisleadingLocks({ pidFile, pid, socketFolder });
  return undefined;
}

type Locks = { pidFile: string; pid: number; socketFolder: string };

/**
 * PostgreSQL refuses to start while any process has the pid of its lock files. A dead pid in the pid file is
 * left to PostgreSQL, which finds surviving backends by it.
 */
async function removeMisleadingLocks({ pidFile, pid, socketFolder }: Locks): Promise<void> {
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  if (pid > 0 && isPidTaken(pid)) await rm(pidFile, { force: true });
}

async function settle(server: Server, postmaster: Postmaster, signal: AbortSignal): Promise<Readiness> {
  try {
    const outcome = await waitUntilReady({ ...server, postmaster, signal });
    if (outcome === 'unreachable') await stopPostmaster(postmaster, server.report);
    return outcome;
  } catch (error) {
    if (!postmaster.isAdopted) await stopPostmaster(postmaster, server.report);
    throw error;
  }
}

async function startPostmaster(server: Server): Promise<Postmaster> {
  await writeAccessRules(server.home);
  const log = await openLog(server.home);
  try {
    const child = spawn(server.programs.postgres, serverArguments(server), {
      ...runAs(server.home.user),
      // A process group of its own, so that Ctrl-C reaches only the site, which then stops the server.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    const pid = child.pid ?? 0;
    return { ...((await identifyProcess(pid)) ?? { pid, startedAt: 'ended at once' }), isAdopted: false };
  } catch (error) {
    throw asSpawnFailure(error, server.home.user);
  } finally {
    await log.close();
  }
}
