// The engine as the server has it, in this process, on a PostgreSQL that keeps every commit.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { apiBuildOptions } from '../scripts/api-build.mjs';
import { startSite } from './processes.mjs';

const PARTS = {
  'packages/bundled-postgres/src/bundled-postgres.ts': 'startBundledPostgres',
  'apps/api/src/platform/db/db.ts': 'connect',
  'apps/api/src/platform/db/migrations/migrate.ts': 'migrate',
  'apps/api/src/platform/realtime/notifications.ts': 'listenForNotifications',
  'apps/api/src/features/catalogue/catalogue.public.ts': 'watchCatalogue',
  'apps/api/src/features/event-log/event-log.public.ts': 'recordEvents',
  'apps/api/src/features/swaps/swaps.public.ts': 'breakSwaps',
  'apps/api/src/features/world/world.public.ts': 'createBatches, createWorldEngine, makeSeeds',
};

/** Starts the database, after making the world where there is none. */
export async function startDatabase({ port, world, folder }) {
  if (!existsSync(join(folder, 'postgres'))) await (await startSite({ port, world, folder })).stop();
  const parts = await bundled();
  const postgres = await parts.startBundledPostgres({ dataDir: folder });
  await parts.migrate(postgres.url, resolve('apps/api/migrations'));
  return postgres;
}

export async function openEngine(url, connections) {
  const parts = await bundled();
  let statements = 0;
  const query = () => {
    statements += 1;
  };
  const db = parts.connect(url, connections, { watch: { pool() {}, query } });
  const notifications = await parts.listenForNotifications(url);
  const catalogue = await parts.watchCatalogue(db, notifications);
  await parts.makeSeeds(db, new Date());
  const engine = parts.createWorldEngine(db, catalogue, [parts.breakSwaps, parts.recordEvents(catalogue)]);
  return {
    game: engine.game(),
    /** How many so far, without those that begin and end transactions. */
    statements: () => statements,
    perform: parts.createBatches(engine, () => new Date()),
    async stop() {
      await notifications.stop();
      await db.destroy();
    },
  };
}

async function bundled() {
  const { entryPoints, outdir, outbase, splitting, plugins, ...options } = apiBuildOptions;
  const outfile = resolve('apps/api/dist/bench-engine.js');
  const contents = Object.entries(PARTS).map(([file, names]) => `export { ${names} } from './${file}';`);
  const stdin = { contents: contents.join('\n'), resolveDir: resolve('.') };
  await build({ ...options, stdin, outfile });
  return import(pathToFileURL(outfile).href);
}
