import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aDataFolder } from '@wallabee/bundled-postgres/site-process.fixture';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installServer, PATIENCE } from './cluster-process.ts';

const CHECKOUT = join(import.meta.dirname, '../../../..');
let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await installServer();
  const { scripts } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
  const ours = Object.entries<string>(scripts).map(([name, line]) => [name, line.replace('scripts/', './')]);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'site', type: 'module', scripts: Object.fromEntries(ours) }),
  );
  for (const [file, main] of [
    ['start.mjs', 'main.js'],
    ['start-cluster.mjs', 'main-cluster.js'],
  ] as const) {
    const parent = JSON.stringify(join(CHECKOUT, 'scripts/npm-parent.mjs'));
    const script = `import { stopWithNpm } from ${parent};\nstopWithNpm();\nprocess.stdout.write('pid ' + process.pid + '\\n');\nawait import('./apps/api/dist/${main}');`;
    await writeFile(join(folder, file), script);
  }
});

beforeEach(async () => {
  dataDir = await aDataFolder();
});

test.each([
  { script: 'start', signal: 'SIGTERM' },
  { script: 'start', signal: 'SIGINT' },
  { script: 'start', signal: 'SIGHUP' },
  { script: 'start:cluster', signal: 'SIGHUP' },
] as const)('$signal to npm alone ends npm run $script and its PostgreSQL in order', async (trial) => {
  const npm = await startByNpm(trial.script);
  const postgres = await postmasterOf(dataDir);

  npm.kill(trial.signal);

  await expect.poll(() => isAlive(npm.sitePid)).toBe(false);
  expect(isAlive(postgres)).toBe(false);
  // PostgreSQL removes it when it has been shut down, and not when it was killed.
  await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
});

test('a hang-up ends a site that was started without npm in order', async () => {
  const site = await start(process.execPath, [join(folder, 'apps/api/dist/main.js')]);

  site.kill('SIGHUP');

  expect(await site.ended).toEqual([0, null]);
  await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
});

test('a site that was not started by npm outlives the shell that started it', async () => {
  const shell = await start('sh', ['-c', 'node start.mjs & wait']);
  const started = Number(/pid (\d+)/.exec(shell.said())?.[1]);

  shell.kill('SIGKILL');
  await shell.ended;
  // Longer than a site under npm takes to notice.
  await new Promise((resolve) => setTimeout(resolve, 1_500));

  expect(isAlive(started)).toBe(true);
  process.kill(started, 'SIGTERM');
  await expect.poll(() => isAlive(started)).toBe(false);
});

async function startByNpm(script: string) {
  const npm = await start('npm', ['run', script]);
  return { ...npm, sitePid: Number(/pid (\d+)/.exec(npm.said())?.[1]) };
}

async function start(program: string, args: string[]) {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      // npm lies beside Node.
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      PORT: '0',
      WORKERS: '1',
      WORLD: 'none',
      WEB_API_KEY: 'key-of-the-site',
      DATA_DIR: dataDir,
    },
  });
  afterAll(() => endForSure(child));
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  await vi.waitFor(() => expect(said).toContain('ready http'), PATIENCE);
  return { ended, said: () => said, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

function endForSure(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}

async function postmasterOf(dataFolder: string): Promise<number> {
  const file = await readFile(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
