import { chmod, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRoot } from './files.ts';
import {
  aDataFolder,
  aFolder,
  installProject,
  NOBODY,
  PACKAGE,
  type Site,
  startSite,
} from './site-process.fixture.ts';
import { asStartFailure, failureFromOutput } from './start-failure.ts';

const notRoot = isRoot() ? { user: NOBODY } : {};

test('a folder that cannot be written is one clear sentence', async () => {
  const folder = await aFolder();
  await chmod(folder, 0o555);

  const site = await startSite({ dataDir: join(folder, 'data') }, notRoot);

  await expectSentence(
    site,
    new RegExp(
      `^The data folder ${folder}/data cannot be used by the user \\w+: look at .* of ${folder}\\.$`,
    ),
  );
});

test('a file in the place of the folder is one clear sentence', async () => {
  const file = join(await aFolder(), 'file');
  await writeFile(file, '');

  const site = await startSite({ dataDir: join(file, 'data') });

  await expectSentence(site, /^.*file.data cannot be the data folder, because .* is a file\.$/);
});

test('a machine without its PostgreSQL package is one clear sentence', async () => {
  const folder = await aFolder();
  const project = await installProject(folder, 'missing');

  const site = await startSite({ dataDir: join(folder, 'data') }, { project });

  await expectSentence(
    site,
    new RegExp(`^The package ${PACKAGE}, which holds PostgreSQL .* is not installed: .*\\.$`),
  );
});

test('a database of another major version is one clear sentence', async () => {
  const dataDir = await aDataFolder();
  await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n');

  const site = await startSite({ dataDir });

  await expectSentence(
    site,
    /^The database in .* was made by PostgreSQL 17 and this site brings PostgreSQL 18: .*\.$/,
  );
});

test('a database without its files is one clear sentence', async () => {
  const dataDir = await aDataFolder();
  await rm(join(dataDir, 'postgres/cluster/global'), { recursive: true });

  const site = await startSite({ dataDir });

  await expectSentence(site, /^The database in .*cluster is damaged .*\.$/);
});

test('a database with a broken file is one clear sentence from the server, and the folder stays free', async () => {
  const dataDir = await aDataFolder();
  await truncate(join(dataDir, 'postgres/cluster/global/pg_control'), 100);

  const first = await startSite({ dataDir });
  await expectSentence(first, /^PostgreSQL could not start in .*: .*pg_control.*\.$/);
  const second = await startSite({ dataDir });

  await expectSentence(second, /^PostgreSQL could not start in .*: .*pg_control.*\.$/);
});

test.each([
  {
    why: 'a full disk met by initdb',
    output:
      'creating subdirectories ... initdb: error: could not create directory "x": No space left on device\n',
    sentence: 'There is no space left on the disk that holds /data.',
  },
  {
    why: 'a write cut short by a full disk',
    output:
      '[7] FATAL:  could not extend file "base/1": wrote only 4096 of 8192 bytes\n[7] HINT:  Check free disk space.\n',
    sentence: 'There is no space left on the disk that holds /data.',
  },
  {
    why: 'a full disk met by the server',
    output:
      '[7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device\n[1] LOG:  shut down\n',
    sentence: 'There is no space left on the disk that holds /data.',
  },
  {
    why: 'sessions of a killed server that do not end',
    output:
      '[7] FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use\n[7] HINT:  Terminate them.\n',
    sentence:
      'Processes of an earlier PostgreSQL still work on /data: wait until they have ended, or end them, and start again.',
  },
  {
    why: 'anything else, in the words of the server',
    output:
      '[7] LOG:  starting\n[7] FATAL:  could not map memory: Cannot allocate memory\n[7] DETAIL:  Much.\n',
    sentence: 'PostgreSQL could not start in /data: could not map memory: Cannot allocate memory.',
  },
  { why: 'silence', output: '', sentence: 'PostgreSQL could not start in /data: it ended without a word.' },
])('$why is one clear sentence', ({ output, sentence }) => {
  expect(failureFromOutput({ output, folder: '/data' }).message).toBe(sentence);
});

test('a full disk met by the launcher is one clear sentence', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  const failure = asStartFailure(error, '/data');

  expect(failure).toMatchObject({
    message: 'There is no space left on the disk that holds /data.',
    cause: error,
  });
});

test('a bug is not reported as a failure of the machine', () => {
  const bug = new TypeError('x is not a function');

  expect(asStartFailure(bug, '/data')).toBe(bug);
});

async function expectSentence(site: Site, sentence: RegExp): Promise<void> {
  expect(await site.answer).toEqual({
    name: 'PostgresStartFailure',
    message: expect.stringMatching(sentence),
  });
  await site.ended;
}
