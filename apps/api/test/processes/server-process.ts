import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { vi } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { checkProcessLog } from '../server-logs.ts';
import { aFreePort, killAndWait } from './child-processes.ts';

export async function installServer(): Promise<string> {
  const checkout = join(import.meta.dirname, '../../../..');
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-server-'));
  cleanUp(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const name of ['apps/api/dist', ...CLIENT_FOLDERS, 'apps/web/build/server'])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'apps/api/node_modules', 'packages', 'apps/api/migrations'])
    await symlink(join(checkout, name), join(folder, name));
  await writeFile(join(folder, WEB_APP), `export const handlePage = async () => new Response('a page');`);
  await build({
    entryPoints: ENTRY_POINTS.map((name) => join(checkout, 'apps/api/src', name)),
    outdir: join(folder, 'apps/api/dist'),
    outbase: join(checkout, 'apps/api/src'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [
      { name: 'only-our-own', setup: (own) => own.onResolve({ filter: /^[^./]/ }, leaveOutPackages) },
    ],
    logLevel: 'error',
  });
  return folder;
}

const ENTRY_POINTS = ['main.ts', 'features/accounts/login/password-worker.mjs'];

export const WEB_APP = 'apps/web/build/server/index.js';
const CLIENT_FOLDERS = ['assets', 'retro'].map((name) => `apps/web/build/client/${name}`);

/** Packages of the registry are resolved beside the bundle; the workspace's own are TypeScript and are bundled. */
const leaveOutPackages = ({ path, kind }: { path: string; kind: string }) =>
  path.startsWith('@wallabee/') || kind === 'entry-point' ? undefined : { path, external: true };

interface ProcessOptions {
  folder: string;
  environment: Record<string, string>;
  /** The limit of open file descriptors. */
  descriptors?: number;
  /** The errors that the test provokes. */
  expectedErrors?: RegExp[];
}

export async function startProcess(options: ProcessOptions) {
  const { folder, environment, descriptors, expectedErrors } = options;
  const [port, metricsPort] = [await aFreePort(), await aFreePort()];
  const command = [process.execPath, join(folder, 'apps/api/dist/main.js')];
  const limited = descriptors
    ? ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(limited[0] as string, limited.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      WORLD: 'none',
      LOG_LEVEL: 'info',
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
  });
  cleanUp(async () => {
    await killAndWait(child);
    checkProcessLog(output, expectedErrors);
  });
  // Output may still arrive after 'exit'.
  const ended = once(child, 'close');
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });

  return {
    port,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    output: () => output,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    until: (text: string) =>
      vi.waitFor(() => {
        if (child.exitCode !== null) throw new Error(`It has ended: ${output}`);
        if (!output.includes(text)) throw new Error(`The output has no ${text}, but: ${output}`);
      }, WAIT_OPTIONS),
    exitCode: async () => (await ended)[0] as number | null,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/** Starts two processes that share only the database of `environment`. */
export async function startTwoProcesses(
  folder: string,
  environment: Record<string, string>,
): Promise<[ServerProcess, ServerProcess]> {
  const both = await Promise.all([
    startProcess({ folder, environment }),
    startProcess({ folder, environment }),
  ]);
  await Promise.all(both.map((server) => server.until('ready http')));
  return both;
}

export const WAIT_OPTIONS = { timeout: 90_000, interval: 30 };
