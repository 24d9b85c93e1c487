// npm run bench:seals: what the digests of histories cost while a world is generated. Rounds with and without them
// alternate, each in a process of its own. Options: --kind=large --rounds=2
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ensureBuilt, say } from '../scripts/setup.mjs';
import { median, round } from './table.mjs';

const option = (name, otherwise) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;

const kind = option('kind', 'large');
const generator = option('generator');

const withoutSeals = {
  name: 'without-seals',
  setup({ onLoad }) {
    const contents = "export const createHistorySeals = () => ({ seal: () => '', days: () => [] });";
    onLoad({ filter: /history-seals\.ts$/ }, () => ({ contents, loader: 'js' }));
  },
};

if (generator) await generate(generator);
else await compare();

async function compare() {
  await ensureBuilt();
  const [sealed, bare] = [await bundle('sealed', []), await bundle('bare', [withoutSeals])];
  const rounds = Array.from({ length: Number(option('rounds', '2')) }, (_, index) => {
    const times = { sealed: timeOf(sealed), bare: timeOf(bare) };
    say(`round ${index + 1}: ${inWords(times.sealed)} with digests, ${inWords(times.bare)} without`);
    return times.sealed.seconds / times.bare.seconds - 1;
  });
  const sorted = rounds.sort((one, other) => one - other);
  say(`digests add ${round(100 * median(sorted), 1)} % (${sorted.map((share) => round(100 * share, 1))})`);
}

function inWords({ seconds, steps }) {
  return `${round(seconds, 1)} s of processor time for ${steps} steps`;
}

function timeOf(file) {
  const args = [fileURLToPath(import.meta.url), `--generator=${file}`, `--kind=${kind}`];
  return JSON.parse(
    execFileSync(process.execPath, ['--max-old-space-size=8192', ...args], { encoding: 'utf8' }),
  );
}

async function generate(file) {
  const { generateWorld } = await import(pathToFileURL(file).href);
  const { catalogue, corpus } = JSON.parse(readFileSync('apps/api/dist/demo-world.json', 'utf8')).world;
  const options = { kind, seed: 2012, until: Date.UTC(2026, 5, 1), passwordHash: '', catalogue, corpus };
  let steps = 0;
  const start = process.cpuUsage();
  for (const { table, rows } of generateWorld(options)) if (table === 'history') steps += rows.length;
  const { user, system } = process.cpuUsage(start);
  process.stdout.write(JSON.stringify({ seconds: (user + system) / 1e6, steps }));
}

async function bundle(name, plugins) {
  const outfile = resolve(`.cache/bench/generate-${name}.mjs`);
  await build({
    entryPoints: ['packages/demo-world/src/generate-world.ts'],
    ...{ outfile, plugins, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return outfile;
}
