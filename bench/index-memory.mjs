// Reads the index of words of a running site's database in a process of its own, and says what it takes.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { apiBuildOptions } from '../scripts/api-build.mjs';
import { socketIn } from './fill-forum.mjs';

const SCRIPT = `
  import { watchCatalogue } from './features/catalogue/catalogue.public.ts';
  import { createWordIndex } from './features/search/words/create-word-index.ts';
  import { connect } from './platform/db/db.ts';

  const db = connect(process.argv[2], 2);
  const notifications = { on: () => {}, settled: async () => {} };
  const catalogue = await watchCatalogue(db, notifications);
  const before = used();
  const index = createWordIndex({ db, catalogue, notifications, now: () => new Date() });
  const staff = { account_type: 'staff' };
  for (const kind of ['items', 'sets', 'players', 'places', 'threads'])
    await index.find(kind, 'zebra', { most: 1, viewer: staff });
  await index.find('threads', 'zebra', { most: 1, viewer: null });
  process.stdout.write(String(used() - before), () => process.exit());

  function used() {
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  }
`;

/** In megabytes. */
export async function indexMemory(folder) {
  const { bundle, platform, target, format, external } = apiBuildOptions;
  const outfile = 'apps/api/dist/index-memory.mjs';
  await build({
    stdin: { contents: SCRIPT, resolveDir: 'apps/api/src', loader: 'ts' },
    ...{ outfile, bundle, platform, target, format, external, logLevel: 'warning' },
  });
  const url = `postgres://wallabee@/wallabee?host=${encodeURIComponent(socketIn(folder))}`;
  const printed = execFileSync(process.execPath, ['--expose-gc', outfile, url], { encoding: 'utf8' });
  rmSync(outfile);
  return Number(printed) / 1_000_000;
}
