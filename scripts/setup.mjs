// Run before both commands of the README: checks Node, installs the packages, builds what has changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node.js 20.19 or newer is needed, and this is ${process.versions.node}. Install the current LTS from nodejs.org.`,
  );
}

export function ensureInstalled() {
  const mark = 'node_modules/.installed';
  const wanted = hash([readFileSync('package-lock.json'), process.platform, process.arch]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say('installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
  writeFileSync(mark, wanted);
}

export async function ensureBuilt() {
  const mark = '.cache/built';
  const wanted = sourceFingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted && isBuildThere()) return;
  say('building …');
  const child = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) stop('The site could not be built; the build says why above.');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(mark, wanted);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isBuildThere() {
  return existsSync('apps/api/dist/main.js') && existsSync('apps/web/build/server/index.js');
}

/** By content, since a fresh clone has new dates. */
function sourceFingerprint() {
  const folders = [
    'apps/api/src',
    'apps/web/src',
    'apps/web/public',
    'packages/assistant-tools/src',
    'packages/bundled-postgres/src',
    'packages/client/src',
    'packages/contract/src',
    'packages/demo-world',
    'packages/game/src',
    'packages/simulated-players/src',
  ];
  const single = [
    'package-lock.json',
    'docs/openapi.json',
    'packages/client/README.md',
    'packages/client/package.json',
    'apps/web/vite.config.ts',
    'apps/web/react-router.config.ts',
    'scripts/build.mjs',
    'apps/web/font-subsets.ts',
    'scripts/api-build.mjs',
    'scripts/client-build.mjs',
    'scripts/client/calls-of-document.mjs',
    'scripts/client/type-of-schema.mjs',
    'scripts/client/write-calls.mjs',
    'scripts/remove-leftovers.mjs',
  ];
  const files = [...folders.flatMap(filesBelow), ...single.filter((file) => existsSync(file))].sort();
  return hash(files.flatMap((file) => [file, readFileSync(file)]));
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
