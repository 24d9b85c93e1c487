// Builds the API into apps/api/dist and the web app into apps/web/build, and compresses what browsers will ask for.
import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { apiBuildOptions } from './api-build.mjs';

await Promise.all([build(apiBuildOptions), buildWeb()]);
await compressAssets('apps/web/build/client');

function buildWeb() {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['react-router', 'build'], {
      cwd: 'apps/web',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web app did not build:\n${Buffer.concat(output)}`)),
    );
  });
}

/** Compressed once, as hard as it goes, instead of at every request. */
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
