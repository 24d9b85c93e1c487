import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aDataFolder, aFolder, query, type Site, startHere, startSite } from './site-process.fixture.ts';
import { DataFolderInUse } from './start-failure.ts';

test('a second site process on the same folder is refused in one sentence that names the first', async () => {
  const dataDir = await aDataFolder();
  const first = await startSite({ dataDir });
  const { url } = await first.answer;

  const second = await startSite({ dataDir });

  expect(await second.answer).toEqual({
    name: 'DataFolderInUse',
    message: expect.stringMatching(
      new RegExp(`^The data folder ${dataDir} is in use by .*pid ${first.pid}\\)[^.]*\\.$`),
    ),
  });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a second start in the same process is refused', async () => {
  const dataDir = await aDataFolder();
  await startHere({ dataDir });

  const second = startHere({ dataDir });

  await expect(second).rejects.toThrow(DataFolderInUse);
});

test('of sites that race for a new folder one wins and the others name it', async () => {
  const dataDir = await aFolder();

  const sites = await Promise.all(Array.from({ length: 4 }, () => startSite({ dataDir })));

  const { winner, refusals } = await outcomeOf(sites);
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toContain(`pid ${winner?.pid})`);
  expect(sites.flatMap(({ reports }) => reports)).toEqual(['Preparing a new database.']);
});

test('the server of a killed site is adopted with its data and its open sessions', async () => {
  const dataDir = await aDataFolder();
  const killed = await startSite({ dataDir });
  const before = await killed.answer;
  await query(before.url, `create table lamp as select 'brass' as metal`);
  await killed.end('SIGKILL');

  const next = await startHere({ dataDir });

  expect(next.pid).toBe(before.pid);
  expect(await query(next.url, 'select metal from lamp')).toEqual([{ metal: 'brass' }]);
});

test('of sites that race for a killed one’s folder exactly one adopts its server', async () => {
  const dataDir = await aDataFolder();
  const killed = await startSite({ dataDir });
  const { pid } = await killed.answer;
  await killed.end('SIGKILL');

  const sites = await Promise.all(Array.from({ length: 4 }, () => startSite({ dataDir })));

  const { winner, refusals } = await outcomeOf(sites);
  expect((await winner?.answer)?.pid).toBe(pid);
  expect(refusals).toHaveLength(3);
});

test('a stopped site frees the folder, and old claims are removed', async () => {
  const dataDir = await aDataFolder();
  for (const _ of [1, 2, 3]) await (await startHere({ dataDir })).stop();

  const claims = (await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('owner-'));

  expect(claims).toEqual(['owner-3']);
});

test('a second site is refused even when somebody deleted the owner file', async () => {
  const dataDir = await aDataFolder();
  const first = await startSite({ dataDir });
  const { url } = await first.answer;
  await rm(join(dataDir, 'postgres/owner-1'));

  const second = await startSite({ dataDir });

  expect((await second.answer).message).toContain(`pid ${first.pid})`);
  await second.ended;
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

async function outcomeOf(sites: Site[]): Promise<{ winner: Site | undefined; refusals: string[] }> {
  const answers = await Promise.all(sites.map(({ answer }) => answer));
  const winners = sites.filter((_, index) => answers[index]?.url !== undefined);
  expect(winners).toHaveLength(1);
  return { winner: winners[0], refusals: answers.flatMap(({ message }) => message ?? []) };
}
