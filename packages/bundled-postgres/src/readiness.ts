import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './processes.ts';
import { connectAsAdministrator } from './session.ts';
import { hasCode } from './start-failure.ts';

export type Wait = {
  postmaster: ProcessIdentity;
  socketFolder: string;
  report: (line: string) => void;
  signal: AbortSignal;
};

/** `unreachable`: it runs, but nothing listens on its socket, as when a clean-up of /tmp took the folder. */
export type Readiness = 'ready' | 'gone' | 'unreachable';

/** Waits as long as it takes to recover from a crash: with much to replay that is minutes, and it cannot be hurried. */
export async function waitUntilReady({ postmaster, socketFolder, report, signal }: Wait): Promise<Readiness> {
  const startedAt = Date.now();
  let reportedAt = startedAt;
  let silentSince = startedAt;
  for (;;) {
    signal.throwIfAborted();
    const refusal = await tryToConnect(socketFolder);
    if (refusal === null) return 'ready';
    if (!(await isRunning(postmaster))) return 'gone';

    if (!isSilence(refusal)) silentSince = Date.now();
    if (Date.now() - silentSince > SILENCE_PATIENCE) return 'unreachable';
    if (Date.now() - reportedAt > REPORT_INTERVAL) {
      reportedAt = Date.now();
      report(
        `Waiting for PostgreSQL since ${Math.round((reportedAt - startedAt) / 1000)} s: ${refusal.message}.`,
      );
    }
    await sleep(20, undefined, { signal });
  }
}

/** Whether some server listens, whatever it would answer. */
export function isListening(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const SILENCE_PATIENCE = 15_000;
const REPORT_INTERVAL = 2_000;

/** Null when it let us in; a refusal that will not pass is thrown. */
async function tryToConnect(socketFolder: string): Promise<Error | null> {
  try {
    await (await connectAsAdministrator(socketFolder)).end();
    return null;
  } catch (error) {
    if (error instanceof Error && (isSilence(error) || isPassing(error))) return error;
    throw error;
  }
}

function isSilence(error: Error): boolean {
  return hasCode(error, 'ENOENT', 'ECONNREFUSED') || error.message.includes('timeout');
}

/** 57P03: starting, recovering or shutting down; 53300: every connection is taken; the rest: it went away just now. */
function isPassing(error: Error): boolean {
  const isCutOff = /Connection terminated/.test(error.message);
  return isCutOff || hasCode(error, '57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE');
}
