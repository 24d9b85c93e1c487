// Builds the service worker, after the web app: the script of the worker, those that render pages and search in it,
// and the one that removes the worker.
import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';

const CLIENT = 'apps/web/build/client';

export async function buildWorker() {
  const files = await cachedFiles();
  const renderer = await bundle({
    entryPoints: { 'page-renderer': 'apps/worker/src/pages/renderer.ts' },
    entryNames: 'assets/[name]-[hash]',
    alias: { 'web-app': './apps/web/build/server/index.js' },
    // Maps come to life in the browser alone.
    plugins: [emptyModule(/^leaflet$/)],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const search = await bundle({
    entryPoints: { 'reference-search': 'apps/worker/src/search/search-script.ts' },
    entryNames: 'assets/[name]-[hash]',
  });
  const facts = {
    pages: pagesBuild(files),
    renderer: `/assets/${basename(renderer)}`,
    search: `/assets/${basename(search)}`,
    files: await writeFileList(files),
  };
  const worker = (id) => ({
    entryPoints: { sw: 'apps/worker/src/worker.ts' },
    define: { BUILD: JSON.stringify({ id, ...facts }) },
  });
  const { outputFiles = [] } = await esbuild({ ...worker(''), write: false });
  const id = createHash('sha256')
    .update(outputFiles[0]?.contents ?? '')
    .digest('hex')
    .slice(0, 12);
  await bundle(worker(id));
  await bundle({ entryPoints: { 'no-sw': 'apps/worker/src/remove.ts' } });
}

/** A file of its own, because the list is as long as the script of the worker, and read at the installation alone. */
async function writeFileList(files) {
  const list = JSON.stringify(files);
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 8);
  const address = `/assets/worker-files-${hash}.json`;
  await writeFile(CLIENT + address, list);
  return address;
}

/** The version that the router writes into every page. */
function pagesBuild(files) {
  const [, version] = /\/manifest-(\w+)\.js/.exec(files.join('\n')) ?? [];
  if (version === undefined) throw new Error('The web app has no manifest of its routes.');
  return version;
}

/** @param {import('esbuild').BuildOptions} options */
async function bundle(options) {
  const { metafile } = await esbuild(options);
  return Object.keys(metafile?.outputs ?? {})[0] ?? '';
}

/** @param {import('esbuild').BuildOptions} options */
function esbuild(options) {
  return build({
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    conditions: ['worker'],
    target: ['chrome123', 'firefox125', 'safari17.5'],
    outdir: CLIENT,
    metafile: true,
    logLevel: 'warning',
    ...options,
  });
}

/** @returns {import('esbuild').Plugin} */
function emptyModule(filter) {
  return {
    name: 'empty-module',
    setup({ onResolve, onLoad }) {
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'empty' }));
      onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

async function cachedFiles() {
  const assets = (await readdir(`${CLIENT}/assets`)).filter((name) => /\.(js|css|woff2)$/.test(name));
  return [...assets.map((name) => `/assets/${name}`).sort(), ...ICONS];
}

const ICONS = ['/favicon.svg', '/icon-192.png', '/manifest.webmanifest'];
