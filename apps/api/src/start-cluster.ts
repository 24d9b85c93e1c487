import type { Config } from './config.ts';
import { openDatabase } from './platform/db/connection/open-database.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { mainScript } from './platform/process/folders.ts';
import { ensurePortIsFree } from './platform/process/port.ts';
import { stopOnHangUp, type UndoList } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { readCrewMetrics } from './platform/workers/worker-metrics.ts';
import { startCrew } from './platform/workers/worker-pool.ts';
import { prepareWorld } from './prepare-world.ts';
import { greet } from './start.ts';

/**
 * Several server processes on one port and one database. This one has the database and the world made, and sees to it
 * that the others are there; it answers nobody itself.
 */
export async function startCluster(config: Config, undo: UndoList) {
  let roll = () => {};
  // What a service manager sends for a reload, unless a terminal that is gone has sent it.
  stopOnHangUp(undo, () => roll());
  process.on('SIGUSR2', () => roll());
  await ensurePortIsFree({ port: config.PORT, host: config.HOST });
  const { environment, greeting } = config.API_BASE_URL
    ? { environment: {}, greeting: [] }
    : await prepareDatabase(config, undo);
  const crew = await startCrew({
    script: mainScript,
    count: config.WORKERS,
    environment,
    report: say,
    giveUp: () => void undo.all().then(() => process.exit(1)),
  });
  undo.later(() => crew.stop(), { hasOwnLimit: true });
  roll = () => void crew.roll();

  if (config.METRICS_PORT !== undefined) {
    const read = readCrewMetrics(crew.workers);
    const metrics = await serveMetrics({ port: config.METRICS_PORT, host: config.METRICS_HOST, read });
    undo.later(() => metrics.stop());
  }
  greet(config, greeting);
}

async function prepareDatabase(config: Config, undo: UndoList) {
  const database = await openDatabase(
    {
      url: config.DATABASE_URL,
      directUrl: config.DATABASE_DIRECT_URL,
      dataDir: config.DATA_DIR,
      // One more than there are: in a roll the next one starts before the last one ends.
      connections:
        (config.WORKERS + 1) * (config.DATABASE_CONNECTIONS + CONNECTIONS_BESIDE) + SPARE_CONNECTIONS,
      report: say,
    },
    undo,
  );
  const { greeting } = await prepareWorld(database, config).catch(async (failure) => {
    throw await database.explainLoss(failure);
  });
  return { environment: { DATABASE_URL: database.url }, greeting };
}

/** For what a server process hears, and for the lock it asks for. */
const CONNECTIONS_BESIDE = 2;
const SPARE_CONNECTIONS = 20;
