import { chmod, chown, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isRoot } from './files.ts';
import {
  aDataFolder,
  aFolder,
  installProject,
  NOBODY,
  PACKAGE,
  query,
  startHere,
  startSite,
} from './site-process.fixture.ts';

const asRoot = isRoot();
const note = asRoot ? '' : ' (not as root: all stays in place)';

test(`below a 0700 folder, programs and data are stored where the server’s user can go${note}`, async () => {
  const { closed, sharedFolder } = await aClosedFolder();
  const place = { project: await installProject(closed, 'copied') };
  const dataDir = join(closed, 'data');
  const first = await startSite({ dataDir, sharedFolder }, place);
  await query((await first.answer).url, `create table lamp as select 'brass' as metal`);
  const refused = await (await startSite({ dataDir, sharedFolder }, place)).answer;
  await first.end('SIGTERM');

  const second = await startSite({ dataDir, sharedFolder }, place);

  expect(refused.message).toContain(`pid ${first.pid})`);
  expect(await query((await second.answer).url, 'select metal from lamp')).toEqual([{ metal: 'brass' }]);
  const home = await homeOf(dataDir);
  expect(dirname(home)).toBe(asRoot ? sharedFolder : dataDir);
  expect((await stat(join(home, 'cluster'))).uid).not.toBe(0);
  expect(await copiesIn(sharedFolder)).toHaveLength(asRoot ? 1 : 0);
});

test(`a 0700 data folder below open ones keeps its data, and lets only the server's group pass${note}`, async () => {
  const dataDir = await aDataFolder('data');
  await chmod(dataDir, 0o700);

  await startHere({ dataDir });

  const { mode, gid } = await stat(dataDir);
  expect(await readdir(join(dataDir, 'postgres'))).toContain('cluster');
  expect(mode & 0o777).toBe(asRoot ? 0o710 : 0o700);
  expect(gid).toBe((await stat(join(dataDir, 'postgres/cluster'))).gid);
});

test(`sites that race below a 0700 folder agree on one place${note}`, async () => {
  const { closed, sharedFolder } = await aClosedFolder();
  const options = { dataDir: join(closed, 'data'), sharedFolder };

  const sites = await Promise.all([1, 2, 3].map(() => startSite(options)));

  const answers = await Promise.all(sites.map(({ answer }) => answer));
  expect(answers.filter(({ url }) => url)).toHaveLength(1);
  expect(answers.filter(({ name }) => name === 'DataFolderInUse')).toHaveLength(2);
  if (asRoot) expect(await readdir(sharedFolder)).toHaveLength(1);
});

test(`a deleted data folder starts with a new database${note}`, async () => {
  const { closed, sharedFolder } = await aClosedFolder();
  const dataDir = join(closed, 'data');
  const first = await startHere({ dataDir, sharedFolder });
  await query(first.url, 'create table lamp ()');
  await first.stop();
  await rm(dataDir, { recursive: true });

  const second = await startHere({ dataDir, sharedFolder });

  await expect(query(second.url, 'select * from lamp')).rejects.toThrow('does not exist');
});

test('a missing database in the shared folder is not silently replaced', async () => {
  const dataDir = await aFolder();
  const sharedFolder = join(dataDir, 'shared');
  await recordLocation(dataDir, join(sharedFolder, 'gone'));

  const start = startHere({ dataDir, sharedFolder });

  await expect(start).rejects.toThrow(/^The database of this site is in .*gone, which does not exist: .*\.$/);
});

test('a link in the place of the database folder is not followed', async () => {
  const [dataDir, elsewhere] = [await aFolder(), await aFolder()];
  await symlink(elsewhere, join(dataDir, 'postgres'));

  const start = startHere({ dataDir });

  await expect(start).rejects.toThrow(/must not be a symbolic link/);
  expect(await readdir(elsewhere)).toEqual([]);
});

test('a location outside the shared folder is not followed', async () => {
  const dataDir = await aFolder();
  await recordLocation(dataDir, '/etc');

  const start = startHere({ dataDir, sharedFolder: join(dataDir, 'shared') });

  await expect(start).rejects.toThrow(/names a folder outside/);
});

test('programs without library links in a read-only folder run from a copy', async () => {
  const folder = await aFolder();
  const project = await installProject(folder, 'copied');
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  if (asRoot) await chown(dataDir, NOBODY.uid, NOBODY.gid);
  const libraries = await removeLibraryLinks(project);
  await chmod(libraries, 0o555);

  const site = await startSite({ dataDir }, asRoot ? { project, user: NOBODY } : { project });

  expect(await query((await site.answer).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await copiesIn(join(dataDir, 'postgres'))).toHaveLength(1);
  await chmod(libraries, 0o755);
});

test('missing library links are created', async () => {
  const project = await installProject(await aFolder(), 'copied');
  const libraries = await removeLibraryLinks(project);
  const dataDir = await aDataFolder();

  const site = await startSite({ dataDir }, { project });

  expect(await query((await site.answer).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(libraries)).toContain('libpq.so.5');
  expect(await copiesIn(join(dataDir, 'postgres'))).toHaveLength(0);
});

async function aClosedFolder(): Promise<{ closed: string; sharedFolder: string }> {
  const folder = await aFolder();
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  return { closed, sharedFolder: join(folder, 'shared') };
}

async function homeOf(dataDir: string): Promise<string> {
  const near = join(dataDir, 'postgres');
  return asRoot ? (await readFile(join(near, 'location'), 'utf8')).trim() : near;
}

async function recordLocation(dataDir: string, location: string): Promise<void> {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/location'), `${location}\n`);
}

async function copiesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('programs-'));
}

async function removeLibraryLinks(project: string): Promise<string> {
  const native = join(project, 'node_modules', PACKAGE, 'native');
  for (const { target } of JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))) {
    await rm(join(native, '..', target), { force: true });
  }
  return join(native, 'lib');
}
