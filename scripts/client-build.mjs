// Builds the client package into packages/client/dist: one module, and its declarations.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writeCalls } from './client/write-calls.mjs';

const ROOT = join(import.meta.dirname, '..');
const PACKAGE = join(ROOT, 'packages/client');
const TYPES = join(PACKAGE, 'dist/types');

writeCalls();
rmSync(join(PACKAGE, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [join(PACKAGE, 'src/index.ts')],
  outfile: join(PACKAGE, 'dist/index.js'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
});
writeDeclarations();

function writeDeclarations() {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const alone = ['--composite', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const options = ['-p', PACKAGE, ...alone, '--declaration', '--outDir', TYPES];
  const { status, stdout } = spawnSync(tsc, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The declarations could not be written:\n${stdout}`);
  for (const name of readdirSync(TYPES, { recursive: true, encoding: 'utf8' })) {
    const file = join(TYPES, name);
    if (name.endsWith('.d.ts')) writeFileSync(file, withScripts(readFileSync(file, 'utf8')));
  }
}

/** Rewrites imports in the declarations to the published files. */
function withScripts(text) {
  return text.replaceAll(/(from '[^']+|from "[^"]+|import\("[^"]+)\.ts(?=['"])/g, '$1.js');
}
