import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifyProcess, isRunning, type ProcessIdentity } from './processes.ts';
import { aDataFolder, aFolder, query, startHere, startSite } from './site-process.fixture.ts';

test('the first start makes a database with page checksums and UTF-8', async () => {
  const server = await startHere({ dataDir: join(await aFolder(), 'not', 'yet', 'there') });

  const [facts] = await query(
    server.url,
    `select current_database() as database, current_user as role, rolsuper as is_superuser,
       pg_encoding_to_char(encoding) as encoding, current_setting('data_checksums') as checksums
     from pg_database join pg_roles on rolname = current_user where datname = current_database()`,
  );
  expect(facts).toEqual({
    database: 'wallabee',
    role: 'wallabee',
    is_superuser: false,
    encoding: 'UTF8',
    checksums: 'on',
  });
});

test('the server listens on a socket that no other user can reach, and on no port', async () => {
  const dataDir = await aDataFolder();

  const server = await startHere({ dataDir });

  const [{ addresses } = {}] = await query(
    server.url,
    `select current_setting('listen_addresses') as addresses`,
  );
  const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
  const rules = await readFile(join(dataDir, 'postgres/pg_hba.conf'), 'utf8');
  expect(addresses).toBe('');
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(socketFolder, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700);
  expect(rules).toBe('local all all peer map=site\nlocal replication postgres peer map=site\n');
});

test('writes are durable unless a setting says otherwise', async () => {
  const dataDir = await aDataFolder();
  const asked = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('max_connections') as connections`;

  const durable = await startHere({ dataDir, settings: {} });
  const [byDefault] = await query(durable.url, asked);
  await durable.stop();
  const changed = await startHere({ dataDir, settings: { fsync: 'off', max_connections: '30' } });
  const [bySetting] = await query(changed.url, asked);

  expect(byDefault).toEqual({ fsync: 'on', commit: 'on', connections: '100' });
  expect(bySetting).toEqual({ fsync: 'off', commit: 'on', connections: '30' });
});

test('no setting can open the server to others', async () => {
  const settings = { fsync: 'off', listen_addresses: '*', unix_socket_permissions: '0777' };

  const server = await startHere({ dataDir: await aDataFolder(), settings });

  const [row] = await query(
    server.url,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_permissions') as mode`,
  );
  expect(row).toEqual({ addresses: '', mode: '0700' });
});

test('written data survives a restart', async () => {
  const dataDir = await aDataFolder();
  const first = await startHere({ dataDir });
  await query(first.url, `create table lamp as select 'brass' as metal`);
  await first.stop();

  const second = await startHere({ dataDir });

  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select metal from lamp')).toEqual([{ metal: 'brass' }]);
});

test('stopping ends every process and shuts down in order', async () => {
  const dataDir = await aDataFolder();
  const server = await startHere({ dataDir });
  const processes = await serverProcesses(server);

  await Promise.all([server.stop(), server.stop()]);
  await server.stop();

  const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
  expect(processes.length).toBeGreaterThan(4);
  expect(await Promise.all(processes.map(isRunning))).not.toContain(true);
  expect(log).toContain('received fast shutdown request');
  expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
});

test('stopping the site stops the server', async () => {
  const dataDir = await aDataFolder();
  const site = await startSite({ dataDir });
  const server = await identifyProcess((await site.answer).pid ?? 0);

  await site.end('SIGTERM');

  expect(server && (await isRunning(server))).toBe(false);
});

test('a site that exits without stopping asks the server to stop, and the next one waits for that', async () => {
  const dataDir = await aDataFolder();
  const site = await startSite({ dataDir });
  const before = await identifyProcess((await site.answer).pid ?? 0);
  await site.end('SIGUSR2');

  const next = await startHere({ dataDir });

  expect(before && (await isRunning(before))).toBe(false);
  expect(next.pid).not.toBe(before?.pid);
});

test('a stop succeeds with a deleted data folder', async () => {
  const dataDir = await aDataFolder();
  const server = await startHere({ dataDir });
  const known = await identifyProcess(server.pid);
  await rm(join(dataDir, 'postgres'), { recursive: true, maxRetries: 5 });

  await server.stop();

  expect(known && (await isRunning(known))).toBe(false);
});

test('Ctrl-C in the terminal reaches the site and not the server', async () => {
  const site = await startSite({ dataDir: await aDataFolder() }, { isGroupLeader: true });
  const { url } = await site.answer;

  process.kill(-site.pid, 'SIGINT');
  await site.end('SIGINT');

  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data folder with a long or odd path works', async () => {
  const dataDir = await aDataFolder(join(`it's "odd", 100% über ${'long '.repeat(25)}`, 'x'.repeat(100)));
  const first = await startHere({ dataDir });
  await query(first.url, 'create table lamp (metal text)');
  await first.stop();

  const second = await startHere({ dataDir });

  const socketFolder = new URL(second.url).searchParams.get('host') ?? '';
  expect(await query(second.url, 'select * from lamp')).toEqual([]);
  expect(socketFolder).not.toContain(dataDir);
  await second.stop();
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
});

test('a path short enough for a socket holds the socket', async () => {
  const dataDir = await aDataFolder(`a, "b" c's`);

  const server = await startHere({ dataDir });

  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(new URL(server.url).searchParams.get('host')).toBe(join(dataDir, 'postgres/socket'));
});

test('a log above 10 MB is rotated at the next start', async () => {
  const dataDir = await aDataFolder();
  const log = join(dataDir, 'postgres/server.log');
  await writeFile(log, 'x'.repeat(11 * 1024 * 1024));

  await startHere({ dataDir });

  expect((await stat(log)).size).toBeLessThan(10_000);
  expect((await stat(`${log}.1`)).size).toBe(11 * 1024 * 1024);
});

async function serverProcesses(server: { url: string; pid: number }): Promise<ProcessIdentity[]> {
  const children = await query<{ pid: number }>(server.url, 'select pid from pg_stat_activity');
  const pids = [server.pid, ...children.map(({ pid }) => pid)];
  return (await Promise.all(pids.map(identifyProcess))).filter((each) => each !== undefined);
}
