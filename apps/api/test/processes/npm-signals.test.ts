import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { aDataFolder } from '@wallabee/bundled-postgres/site-process.fixture';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { checkProcessLog } from '../server-logs.ts';
import { killAndWait } from './child-processes.ts';
import { installServer, WAIT_OPTIONS } from './server-process.ts';

const CHECKOUT = join(import.meta.dirname, '../../../..');
const folder = await installServer();
let dataDir: string;

beforeAll(async () => {
  const { scripts } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
  const ours = Object.entries<string>(scripts).map(([name, line]) => [name, line.replace('scripts/', './')]);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'site', type: 'module', scripts: Object.fromEntries(ours) }),
  );
  const parent = JSON.stringify(join(CHECKOUT, 'scripts/npm-parent.mjs'));
  const script = `import { stopWithNpm } from ${parent};\nstopWithNpm();\nprocess.stdout.write('pid ' + process.pid + '\\n');\nawait import('./apps/api/dist/main.js');`;
  await writeFile(join(folder, 'start.mjs'), script);
});

beforeEach(async () => {
  dataDir = await aDataFolder();
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to npm alone shuts npm start and its PostgreSQL down',
  async (signal) => {
    const npm = await startByNpm();
    const postgres = await postmasterOf(dataDir);

    npm.kill(signal);

    await expect.poll(() => isAlive(npm.sitePid)).toBe(false);
    expect(isAlive(postgres)).toBe(false);
    // PostgreSQL removes the file when it is shut down, but not when it is killed.
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  },
);

test('SIGHUP shuts down a site that was started without npm', async () => {
  const site = await start(process.execPath, [join(folder, 'apps/api/dist/main.js')]);

  site.kill('SIGHUP');

  expect(await site.ended).toEqual([0, null]);
  await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
});

test('a site that was not started by npm outlives the shell that started it', async () => {
  const shell = await start('sh', ['-c', 'node start.mjs & wait']);
  const started = Number(/pid (\d+)/.exec(shell.output())?.[1]);

  shell.kill('SIGKILL');
  await shell.ended;
  // Longer than a site under npm needs to notice.
  await new Promise((resolve) => setTimeout(resolve, 1_500));

  expect(isAlive(started)).toBe(true);
  process.kill(started, 'SIGTERM');
  await expect.poll(() => isAlive(started)).toBe(false);
});

async function startByNpm() {
  const npm = await start('npm', ['start']);
  return { ...npm, sitePid: Number(/pid (\d+)/.exec(npm.output())?.[1]) };
}

async function start(program: string, args: string[]) {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      // npm is in the folder of Node.
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      PORT: '0',
      WORLD: 'none',
      WEB_API_KEY: 'key-of-the-site',
      DATA_DIR: dataDir,
    },
  });
  onTestFinished(async () => {
    await killAndWait(child);
    checkProcessLog(output);
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  await vi.waitFor(() => expect(output).toContain('ready http'), WAIT_OPTIONS);
  return { ended, output: () => output, kill: (signal: NodeJS.Signals) => child.kill(signal) };
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
