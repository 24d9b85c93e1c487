import { createApp, createPagesApp } from './app.ts';
import { ensureWorld } from './commands/ensure-world.ts';
import type { Config } from './config.ts';
import { type CatalogueHolder, holdCatalogue } from './features/catalogue/catalogue.public.ts';
import { holdIssuedNumbers } from './features/items/items.public.ts';
import { LIVE_GAME_LOCK, startLiveGame } from './features/live/live-game.ts';
import { createWorldEngine, perform } from './features/world/world.public.ts';
import { connect } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { becomeSoleHolder } from './platform/db/sole-holder.ts';
import { loadWebApp } from './platform/pages/load-web-app.ts';
import { stopAtDamage } from './platform/process/damage.ts';
import { migrationsFolder, webBuildFolder } from './platform/process/folders.ts';
import { ensurePortIsFree } from './platform/process/port.ts';
import type { UndoList } from './platform/process/stopping.ts';
import { say } from './platform/process/terminal.ts';
import { listenForNotifications } from './platform/realtime/notifications.ts';
import { keepSiteKey } from './platform/sessions/application-keys.queries.ts';

/** Database, world, server; `undo` remembers the way back down. */
export async function startSite(config: Config, undo: UndoList) {
  // Before the world is made: nobody wants to wait for that only to learn that the port is taken.
  await ensurePortIsFree({ port: config.PORT, host: config.HOST });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, report: say });
  undo.later(() => database.stop());
  await migrate(database.url, migrationsFolder);
  const db = connect(database.url, config.DATABASE_CONNECTIONS, stopAtDamage(undo, say));
  undo.later(() => db.destroy());

  const world = await ensureWorld({ db, url: database.url, config, report: say });
  await keepSiteKey(db, config.WEB_API_KEY);
  const catalogue = await holdCatalogue(db);
  const notifications = await listenForNotifications(database.url);
  undo.later(() => notifications.stop());
  notifications.on('catalogue_changed', () => void reloadUntilDone(catalogue));
  const numbers = await holdIssuedNumbers(db, notifications);

  const app = await createApp({
    config,
    db,
    catalogue,
    numbers,
    notifications,
    web: await loadWebApp(webBuildFolder),
  });
  undo.later(() => app.close());
  await app.listen({ port: config.PORT, host: config.HOST });
  if (config.LIVE) keepPlaying();
  greet(config, world.greeting);

  function keepPlaying() {
    const engine = createWorldEngine(db, catalogue);
    const turn = becomeSoleHolder({ url: database.url, lock: LIVE_GAME_LOCK });
    undo.later(() => turn.stop());
    const game = startLiveGame({
      isOurTurn: turn.isOurs,
      db,
      catalogue,
      actionsPerMinute: config.LIVE_PACE,
      perform: (action) => perform(engine, action, { now: new Date(), random: Math.random }),
    });
    undo.later(() => game.stop());
  }
}

/** The pages on somebody else's API. */
export async function startPages(config: Config, baseUrl: string, undo: UndoList) {
  const web = await loadWebApp(webBuildFolder);
  const app = await createPagesApp({ config, web, browserApi: { baseUrl, key: config.WEB_API_KEY } });
  undo.later(() => app.close());
  await app.listen({ port: config.PORT, host: config.HOST });
  greet(config, []);
}

/** The database may be away just when the catalogue has changed; the old one is served until it is back. */
async function reloadUntilDone(catalogue: CatalogueHolder) {
  await catalogue.reload().catch(() => setTimeout(() => void reloadUntilDone(catalogue), 1_000).unref());
}

function greet(config: Config, lines: string[]) {
  say(`ready ${config.SITE_URL}`);
  for (const line of lines) say(line);
}
