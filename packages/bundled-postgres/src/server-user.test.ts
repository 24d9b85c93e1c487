import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRoot } from './files.ts';
import { chooseServerUser, mayUse } from './server-user.ts';
import { aDataFolder, aFolder, NOBODY, query, startHere, startSite } from './site-process.fixture.ts';

// Root runs every case; an ordinary user runs a part, and the test names say so.
const asRoot = isRoot();
const ourId = process.getuid?.() ?? 0;
const ordinary = asRoot ? NOBODY : { uid: ourId, gid: process.getgid?.() ?? 0, name: 'ourselves' };
const ordinaryPlace = asRoot ? { user: NOBODY } : {};

test(`an ordinary user runs the server under its own name${asRoot ? '' : ' (this one)'}`, async () => {
  const dataDir = await aFolder();
  await chown(dataDir, ordinary.uid, ordinary.gid);

  const site = await startSite({ dataDir }, ordinaryPlace);

  const { url, pid } = await site.answer;
  expect(await ownersOf(dataDir)).toEqual({ home: ordinary.uid, cluster: ordinary.uid });
  expect((await stat(`/proc/${pid}`)).uid).toBe(ordinary.uid);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test(
  asRoot ? 'root runs the server under an unprivileged user' : 'no root here: nobody is chosen but us',
  async () => {
    const dataDir = await aDataFolder();
    const expected = await chooseServerUser(0);

    const server = await startHere({ dataDir });

    expect(expected.uid).not.toBe(0);
    expect(await ownersOf(dataDir)).toEqual({ home: ourId, cluster: expected.uid });
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(expected.uid);
  },
);

test(`root and the folder's owner can take turns, adopting included${asRoot ? '' : ' (owner alone)'}`, async () => {
  const dataDir = join(await aFolder(), 'of-owner', 'data');
  await mkdir(join(dataDir, '..'), { mode: 0o700 });
  await chown(join(dataDir, '..'), ordinary.uid, ordinary.gid);

  const byRoot = await startSite({ dataDir });
  const first = await byRoot.answer;
  await query(first.url, 'create table lamp ()');
  await byRoot.end('SIGKILL');
  const byOwner = await startSite({ dataDir }, ordinaryPlace);
  const second = await byOwner.answer;
  await byOwner.end('SIGTERM');
  const again = await startSite({ dataDir });

  expect(second).toEqual(first);
  expect(await query((await again.answer).url, 'select * from lamp')).toEqual([]);
  expect(await ownersOf(dataDir)).toEqual({ home: ordinary.uid, cluster: ordinary.uid });
});

const turnedAway = asRoot
  ? 'the socket folder and then the server turn other users away'
  : 'the socket folder is closed to other users (it takes root to try as one of them)';

test(turnedAway, async () => {
  const server = await startHere({ dataDir: await aDataFolder() });
  const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  if (!asRoot) return;

  const atTheFolder = await asNobody(() => query(server.url, 'select 1'));
  await chmod(socketFolder, 0o755);
  await chmod(join(socketFolder, '.s.PGSQL.5432'), 0o777);
  const atTheServer = await asNobody(() => query(server.url, 'select 1'));

  expect(atTheFolder).toContain('EACCES');
  expect(atTheServer).toContain('Peer authentication failed');
});

test.each([
  { why: 'everybody may pass', mode: 0o711, owner: 0, mayEnter: true },
  { why: 'the bit of others is missing', mode: 0o770, owner: 0, mayEnter: false },
  { why: 'the owner has it', mode: 0o700, owner: NOBODY.uid, mayEnter: true },
  { why: 'the owner alone is shut out', mode: 0o077, owner: NOBODY.uid, mayEnter: false },
])(
  `a folder below one where $why: $mayEnter${asRoot ? '' : ' (not as root: always true)'}`,
  async ({ mode, owner, mayEnter }) => {
    const ancestor = join(await aFolder(), 'ancestor');
    const folder = join(ancestor, 'below');
    await mkdir(folder, { recursive: true });
    if (asRoot) await chown(ancestor, owner, 0);
    if (asRoot) await chmod(ancestor, mode);

    const answer = await mayUse(NOBODY, folder, 'enter');

    expect(answer).toBe(asRoot ? mayEnter : true);
  },
);

async function ownersOf(dataDir: string): Promise<{ home: number; cluster: number }> {
  const home = join(dataDir, 'postgres');
  return { home: (await stat(home)).uid, cluster: (await stat(join(home, 'cluster'))).uid };
}

async function asNobody(attempt: () => Promise<unknown>): Promise<string> {
  process.setegid?.(NOBODY.gid);
  process.seteuid?.(NOBODY.uid);
  const backToRoot = () => {
    process.seteuid?.(0);
    process.setegid?.(0);
  };
  onTestFinished(backToRoot);
  try {
    await attempt();
    return 'was let in';
  } catch (error) {
    return String(error);
  } finally {
    backToRoot();
  }
}
