// Runs an operator's command: node scripts/run-command.mjs <name> [arguments]. Builds the API first where
// needed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const COMMANDS = 'apps/api/src/commands/run';
const SOURCES = [
  'apps/api/src',
  ...['assistant-tools', 'bundled-postgres', 'contract', 'demo-world', 'game', 'simulated-players'].map(
    (name) => `packages/${name}/src`,
  ),
];

const [name, ...commandArguments] = process.argv.slice(2);
const bundle = `apps/api/dist/commands/run/${name}.js`;

if (isBuildNeeded()) {
  if (!existsSync(`${COMMANDS}/${name}.ts`)) refuse();
  const [{ build }, { apiBuildOptions }] = await Promise.all([import('esbuild'), import('./api-build.mjs')]);
  await build(apiBuildOptions);
}

const child = spawn(process.execPath, ['--enable-source-maps', bundle, ...commandArguments], {
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both processes; this one waits for the command.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));

/** A shipped build has neither sources nor build tools. */
function isBuildNeeded() {
  if (!existsSync(bundle)) return true;
  const builtAt = statSync(bundle).mtimeMs;
  return SOURCES.filter((folder) => existsSync(folder)).some((folder) =>
    readdirSync(folder, { recursive: true }).some((file) => statSync(join(folder, file)).mtimeMs > builtAt),
  );
}

function refuse() {
  const known = existsSync(COMMANDS) ? readdirSync(COMMANDS).map((file) => file.replace(/\.ts$/, '')) : [];
  process.stderr.write(`There is no command ${name ?? ''}. Known are: ${known.join(', ')}.\n`);
  process.exit(1);
}
