import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BundledPostgres } from './bundled-postgres.ts';
import { isRoot } from './files.ts';
import { identifyProcess, isRunning, sendSignal, waitUntilGone } from './processes.ts';
import { chooseServerUser } from './server-user.ts';
import { aDataFolder, aFolder, query, startHere, startSite } from './site-process.fixture.ts';

const WAIT = { timeout: 60_000, interval: 20 };

test('a killed server is restarted, twice, with every committed row', async () => {
  const reports: string[] = [];
  const server = await startHere({ dataDir: await aDataFolder(), report: (line) => reports.push(line) });
  await query(server.url, `create table lamp as select 'brass' as metal`);

  await killAndAwaitNext(server);
  await query(server.url, `insert into lamp values ('tin')`);
  await killAndAwaitNext(server);

  expect(await query(server.url, 'select metal from lamp')).toEqual([{ metal: 'brass' }, { metal: 'tin' }]);
  expect(reports).toContain('PostgreSQL ended unexpectedly: bringing it back.');
});

test('a killed session leaves the server running and supervised', async () => {
  const server = await startHere({ dataDir: await aDataFolder() });
  const first = server.pid;
  const [{ pid: session } = { pid: 0 }] = await query<{ pid: number }>(server.url, OWNER_SESSION);

  sendSignal(session, 'SIGKILL');

  await vi.waitFor(async () => {
    const [next] = await query<{ pid: number }>(server.url, OWNER_SESSION);
    expect(next?.pid).toBeTypeOf('number');
    expect(next?.pid).not.toBe(session);
  }, WAIT);
  expect(server.pid).toBe(first);
  await killAndAwaitNext(server);
});

test('a stop during a restart of the server leaves no server behind', async () => {
  const dataDir = await aDataFolder();
  const server = await startHere({ dataDir });
  const killed = await identifyProcess(server.pid);

  sendSignal(server.pid, 'SIGKILL');
  if (killed) await waitUntilGone(killed, 5_000);
  await server.stop();

  const left = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '0');
  expect(await identifyProcess(Number.parseInt(left, 10))).toBeUndefined();
});

test('after site and server were both killed the next start recovers every committed row', async () => {
  const dataDir = await aDataFolder();
  const site = await startSite({ dataDir });
  const { url, pid = 0 } = await site.answer;
  await query(url, `create table lamp as select 'brass' as metal`);
  await site.end('SIGKILL');
  await killAndAwaitEnd(pid);

  const server = await startHere({ dataDir });

  expect(server.pid).not.toBe(pid);
  expect(await query(server.url, 'select metal from lamp')).toEqual([{ metal: 'brass' }]);
});

test('a start waits for sessions of a killed server that still hold its memory', async () => {
  const reports: string[] = [];
  const server = await startHere({ dataDir: await aDataFolder(), report: (line) => reports.push(line) });
  const killed = server.pid;
  const backend = await frozenSession(server.url);

  sendSignal(killed, 'SIGKILL');
  await vi.waitFor(() => expect(reports.at(-1)).toMatch(/^Waiting for the processes of a killed/), WAIT);
  sendSignal(backend, 'SIGCONT');

  await vi.waitFor(() => expect(server.pid).not.toBe(killed), WAIT);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a postmaster.pid whose process is gone does not prevent a start', async () => {
  const dataDir = await aDataFolder();
  const gone = spawn('true');
  await new Promise((resolve) => gone.once('exit', resolve));
  await writePidFile(dataDir, gone.pid);

  const server = await startHere({ dataDir });

  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a postmaster.pid whose number another program has now does not prevent a start, and that program is left alone', async () => {
  const dataDir = await aDataFolder();
  const { uid, gid } = await chooseServerUser(0);
  const stranger = spawn('sleep', ['300'], isRoot() ? { uid, gid } : {});
  onTestFinished(() => void stranger.kill());
  await writePidFile(dataDir, stranger.pid);
  const known = await identifyProcess(stranger.pid ?? 0);

  const server = await startHere({ dataDir });
  await server.stop();

  expect(known && (await isRunning(known))).toBe(true);
});

test('a first start that was killed half-way is started over', async () => {
  const dataDir = await aFolder();
  const home = join(dataDir, 'postgres');
  const interrupted = await startSite({ dataDir }, { isGroupLeader: true });
  interrupted.answer.catch(() => {});
  await vi.waitFor(async () => expect(await namesIn(home)).toContain('PG_VERSION'), WAIT);
  process.kill(-interrupted.pid, 'SIGKILL');
  await interrupted.ended;
  const reports: string[] = [];

  const server = await startHere({ dataDir, report: (line) => reports.push(line) });

  expect(reports).toContain('An earlier first start was interrupted: starting over.');
  expect(await namesIn(home)).not.toContain('initialising');
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

const OWNER_SESSION = `select pid from pg_stat_activity where application_name like 'wallabee site%'`;

async function killAndAwaitNext(server: BundledPostgres): Promise<void> {
  const killed = server.pid;
  sendSignal(killed, 'SIGKILL');
  await vi.waitFor(() => expect(server.pid).not.toBe(killed), WAIT);
}

async function killAndAwaitEnd(pid: number): Promise<void> {
  const known = await identifyProcess(pid);
  sendSignal(pid, 'SIGKILL');
  if (known) await waitUntilGone(known, 5_000);
}

async function frozenSession(url: string): Promise<number> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  sendSignal(rows[0].pid, 'SIGSTOP');
  onTestFinished(() => sendSignal(rows[0].pid, 'SIGCONT'));
  return rows[0].pid;
}

async function writePidFile(dataDir: string, pid: number | undefined): Promise<void> {
  const cluster = join(dataDir, 'postgres/cluster');
  await writeFile(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n5432\n/nowhere\n\n0 0\nready\n`,
  );
}

async function namesIn(folder: string): Promise<string> {
  return (await readdir(folder, { recursive: true }).catch(() => [])).join(' ');
}
