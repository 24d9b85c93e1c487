import type { FastifyInstance } from 'fastify';
import { createApp, createPagesApp } from './app.ts';
import type { Config } from './config.ts';
import { makeBulkFilesRegularly } from './features/bulk/bulk.public.ts';
import { type CatalogueHolder, watchCatalogue } from './features/catalogue/catalogue.public.ts';
import { startDeliveries } from './features/deliveries/start-deliveries.ts';
import { keepEventLog, recordEvents } from './features/event-log/event-log.public.ts';
import { watchIssuedNumbers } from './features/items/items.public.ts';
import { LIVE_GAME_LOCK, startLiveGame } from './features/live/live-game.ts';
import { publishDaysRegularly } from './features/provenance/provenance.public.ts';
import { closeDay } from './features/stats/stats.public.ts';
import { keepStatusHistory } from './features/status/upkeep.ts';
import { breakSwaps } from './features/swaps/swaps.public.ts';
import { createWorldEngine, makeSeedsRegularly, perform } from './features/world/world.public.ts';
import { openLeaderLock } from './platform/db/connection/leader-lock.ts';
import { type OpenDatabase, openDatabase } from './platform/db/connection/open-database.ts';
import type { Db } from './platform/db/db.ts';
import { connect, VISITORS_LIMITS } from './platform/db/db.ts';
import { type Replica, readsFrom, watchReplica } from './platform/db/replica/reads.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import type { Web } from './platform/pages/load-web-app.ts';
import { stopAtDamage } from './platform/process/damage.ts';
import { ensurePortIsFree } from './platform/process/port.ts';
import type { UndoList } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { listenForNotifications } from './platform/realtime/notifications.ts';
import { ensureSiteKey } from './platform/sessions/application-keys.queries.ts';
import { prepareWorld } from './prepare-world.ts';
import { createDeliveryServices } from './ways-out.ts';

/** `mode` is NODE_ENV. */
export type LoadWeb = (mode: string) => Promise<Web>;

interface SiteParts {
  config: Config;
  loadWeb: LoadWeb;
}

/** Returns the lines to print once the site is ready. */
export async function startSite({ config, loadWeb }: SiteParts, undo: UndoList): Promise<string[]> {
  // The port is checked first, because preparing the world takes long.
  await ensurePortIsFree({ port: config.PORT, host: config.HOST });
  const database = await openDatabase(
    {
      url: config.DATABASE_URL,
      directUrl: config.DATABASE_DIRECT_URL,
      dataDir: config.DATA_DIR,
      report: say,
    },
    undo,
  );
  return startOn(database, { config, loadWeb }, undo).catch(async (failure) => {
    throw await database.explainLoss(failure);
  });
}

async function startOn(
  database: OpenDatabase,
  { config, loadWeb }: SiteParts,
  undo: UndoList,
): Promise<string[]> {
  const world = await prepareWorld(database, config);
  const metrics = await startMetrics(config, undo);
  const db = connect(database.url, config.DATABASE_CONNECTIONS, {
    watch: metrics?.database('primary'),
    onFailure: stopAtDamage(undo, say),
    ...VISITORS_LIMITS,
  });
  undo.later(() => db.destroy());

  await ensureSiteKey(db, config.WEB_API_KEY);
  const replica = startReplica();
  const notifications = await listenForNotifications(database.directUrl, { replayed: replica?.replayed });
  undo.later(() => notifications.stop());
  const catalogue = await watchCatalogue(db, notifications);
  const numbers = await watchIssuedNumbers(db, notifications);

  const reads = readsFrom(db, replica);
  const web = await loadWeb(config.NODE_ENV);
  const app = await createApp({ config, db, reads, catalogue, numbers, notifications, web, metrics });
  // The server must not accept requests before it is subscribed, or it would miss invalidations.
  await notifications.settled();
  await listen(app, config, undo);
  for (const job of startUpkeep(app, { db, catalogue })) undo.later(() => job.stop());
  sendDeliveries();
  if (config.LIVE) startSimulation();
  return world.greeting;

  function sendDeliveries() {
    const services = createDeliveryServices({ config, db, now: () => new Date(), log: app.log });
    const deliveries = startDeliveries({ ...services, notifications });
    undo.later(() => deliveries.stop());
  }

  function startReplica(): Replica | undefined {
    if (!config.DATABASE_REPLICA_URL) return undefined;
    const standby = connect(config.DATABASE_REPLICA_URL, config.DATABASE_CONNECTIONS, {
      watch: metrics?.database('replica'),
      name: 'wallabee replica reads',
      ...VISITORS_LIMITS,
    });
    const watched = watchReplica({ primary: db, replica: standby, report: say });
    undo.later(() => watched.stop());
    return watched;
  }

  function startSimulation() {
    const engine = createWorldEngine(db, catalogue, [breakSwaps, recordEvents(catalogue)]);
    const leaderLock = openLeaderLock({ url: database.directUrl, lock: LIVE_GAME_LOCK });
    undo.later(() => leaderLock.stop());
    const game = startLiveGame({
      isActive: leaderLock.isLeader,
      db,
      catalogue,
      game: engine.game,
      numbers,
      swaps: app.swaps,
      actionsPerMinute: config.LIVE_PACE,
      perform: (action) => perform(engine, action, { now: new Date() }),
      now: () => new Date(),
      random: Math.random,
    });
    undo.later(() => game.stop());
  }
}

/** Background jobs, some of which run in one process at a time. */
function startUpkeep(app: FastifyInstance, { db, catalogue }: { db: Db; catalogue: CatalogueHolder }) {
  const warn = (failure: unknown, sentence: string) => app.log.warn({ err: failure }, sentence);
  const options = { db, now: () => new Date(), warn };
  return [
    keepEventLog({ ...options, catalogue }),
    makeSeedsRegularly(options),
    keepStatusHistory(options),
    publishDaysRegularly({ ...options, closers: [closeDay] }),
    makeBulkFilesRegularly(options),
  ];
}

export async function startPages(
  { config, baseUrl, loadWeb }: SiteParts & { baseUrl: string },
  undo: UndoList,
): Promise<string[]> {
  const metrics = await startMetrics(config, undo);
  const web = await loadWeb(config.NODE_ENV);
  const browserApi = { baseUrl, key: config.WEB_API_KEY };
  const app = await createPagesApp({ config, web, metrics, browserApi });
  await listen(app, config, undo);
  return [];
}

async function listen(app: FastifyInstance, config: Config, undo: UndoList) {
  undo.later(() => app.close());
  await app.listen({ port: config.PORT, host: config.HOST, backlog: MOST_WAITING });
}

async function startMetrics(config: Config, undo: UndoList): Promise<Metrics | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return undefined;
  const metrics = createMetrics();
  const server = await serveMetrics({ port, host, read: () => metrics.registry.metrics() });
  undo.later(() => server.stop());
  return metrics;
}

/** The backlog of connections not accepted yet. When it is full, clients retry after 1, 3, 7 and 15 s. */
const MOST_WAITING = 4_096;
