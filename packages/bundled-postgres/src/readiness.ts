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

/** `unreachable`: it runs, but nothing listens on its socket, as when /tmp was cleaned. */
export type Readiness = 'ready' | 'gone' | 'unreachable';

/** Without a timeout, since crash recovery may take minutes. */
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
    if (Date.now() - silentSince > SILENCE_TIMEOUT_MS) return 'unreachable';
    if (Date.now() - reportedAt > REPORT_INTERVAL) {
      reportedAt = Date.now();
      report(
        `Waiting for PostgreSQL since ${Math.round((reportedAt - startedAt) / 1000)} s: ${refusal.message}.`,
      );
    }
    await sleep(20, undefined, { signal });
  }
}

export function isListening(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const SILENCE_TIMEOUT_MS = 15_000;
const REPORT_INTERVAL = 2_000;

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

/**
 * 57P03: starting, recovering or shutting down; 53300: too many connections; the rest: it has just stopped.
 */
function isPassing(error: Error): boolean {
  const isCutOff = /Connection terminated/.test(error.message);
  return isCutOff || hasCode(error, '57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE');
}
