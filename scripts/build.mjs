// Builds the API into apps/api/dist and the web app into apps/web/build, packs the client package beside it, and
// compresses the assets.
import { spawn } from 'node:child_process';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { apiBuildOptions } from './api-build.mjs';
import { buildWorker } from './worker-build.mjs';

const PUBLIC = 'apps/web/build/client';

await Promise.all([buildApi(), buildWeb()]);
await buildWorker();
await packClient();
await compressAssets(PUBLIC);

async function buildApi() {
  await build(apiBuildOptions);
  await run(process.execPath, ['apps/api/dist/commands/run/pack-shipped-world.js'], '.');
}

function buildWeb() {
  return run('npx', ['react-router', 'build'], 'apps/web');
}

/** The address has no version, so that `npm install` gets the client of the running site. */
async function packClient() {
  const { version } = JSON.parse(await readFile('packages/client/package.json', 'utf8'));
  await run(
    'npm',
    ['pack', '--offline', '--pack-destination', join(process.cwd(), PUBLIC)],
    'packages/client',
  );
  await rename(join(PUBLIC, `wallabee-client-${version}.tgz`), join(PUBLIC, 'wallabee-client.tgz'));
}

/** @returns {Promise<void>} */
function run(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program} ${args.join(' ')} failed:\n${Buffer.concat(output)}`)),
    );
  });
}

async function compressAssets(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|svg|json|txt)$/.test(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = await readFile(file);
      const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, hardest));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
