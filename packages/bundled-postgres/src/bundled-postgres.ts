import { resolve } from 'node:path';
import { providePrograms } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { openDatabaseHome } from './data-folder.ts';
import { isRoot } from './files.ts';
import { takeOwnerLock } from './owner-lock.ts';
import type { Server } from './postmaster.ts';
import { logLength } from './server-log.ts';
import { explainLoss } from './server-loss.ts';
import { isDurable, type Settings } from './server-settings.ts';
import { siteUrl } from './session.ts';
import { provideSocketFolder } from './socket-folder.ts';
import { asStartFailure } from './start-failure.ts';
import { superviseServer } from './supervision.ts';

export type BundledPostgresOptions = {
  dataDir: string;
  settings?: Settings;
  report?: (line: string) => void;
  /** Root's folder for programs and data that the server's user cannot reach elsewhere. */
  sharedFolder?: string;
};

/** `pid` changes when a killed server is restarted. */
export type BundledPostgres = {
  readonly url: string;
  readonly pid: number;
  /** Replaces a connection error by the reason from the server's log. */
  explainLoss(failure: unknown): Promise<unknown>;
  stop(): Promise<void>;
};

/** Rejects with a `PostgresStartFailure`, whose message is meant for the operator. */
export async function startBundledPostgres(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const dataDir = resolve(options.dataDir);
  try {
    return await start({ ...options, dataDir });
  } catch (error) {
    throw asStartFailure(error, dataDir);
  }
}

async function start({
  dataDir,
  settings = {},
  report = () => {},
  sharedFolder = '/var/lib/wallabee',
}: BundledPostgresOptions): Promise<BundledPostgres> {
  const home = await openDatabaseHome({ dataDir, sharedFolder });
  const lock = await takeOwnerLock(home.folder, dataDir);
  try {
    const programs = await providePrograms(home.user, isRoot() ? sharedFolder : home.folder);
    await prepareCluster({ home, programs, isDurable: isDurable(settings), report });
    const sockets = await provideSocketFolder(home);
    const server: Server = { home, programs, socketFolder: sockets.path, settings, report };
    const logStart = await logLength(home.log);
    const supervision = await superviseServer(server, dataDir);

    let stopped: Promise<void> | undefined;
    const stop = async () => {
      await supervision.stop();
      await sockets.discard();
      await lock.release();
    };
    return {
      url: siteUrl(sockets.path),
      get pid() {
        return supervision.currentPid();
      },
      explainLoss: (failure) => explainLoss(failure, { home, logStart }),
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
