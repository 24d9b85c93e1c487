import { lstat, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseHome } from './data-folder.ts';
import { makeFolder, randomName, readIfPresent, replaceFile } from './files.ts';
import { mayUse, type ServerUser } from './server-user.ts';
import { PostgresStartFailure } from './start-failure.ts';

export type SocketFolder = { path: string; discard(): Promise<void> };

export async function provideSocketFolder({ folder, user }: DatabaseHome): Promise<SocketFolder> {
  const near = join(folder, 'socket');
  if (isShortEnough(near)) {
    if (!(await isPrivateTo(user, near))) {
      await rm(near, { recursive: true, force: true });
      await makeFolder(near, { mode: 0o700, owner: user });
    }
    return { path: near, discard: async () => {} };
  }

  const record = join(folder, 'socket-folder');
  const recorded = (await readIfPresent(record))?.trim();
  const path = recorded && (await isPrivateTo(user, recorded)) ? recorded : await makeTemporaryFolder(user);
  if (path !== recorded) await replaceFile(record, `${path}\n`);
  return { path, discard: () => rm(path, { recursive: true, force: true }) };
}

const SOCKET_NAME = '/.s.PGSQL.5432';

/** A socket's path is limited by the kernel: 108 bytes on Linux, 104 on macOS, with the final zero. */
function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= (process.platform === 'linux' ? 107 : 103);
}

/** After a clean-up of /tmp somebody else may have taken the name. */
async function isPrivateTo(user: ServerUser, path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === user.uid && (found.mode & 0o777) === 0o700;
}

async function makeTemporaryFolder(user: ServerUser): Promise<string> {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const path = join(parent, `wallabee-${randomName()}`);
    if (!isShortEnough(path) || !(await mayUse(user, parent, 'enter').catch(() => false))) continue;
    await makeFolder(path, { mode: 0o700, owner: user });
    return path;
  }
  throw new PostgresStartFailure(
    `There is no folder for PostgreSQL's socket: the data folder's path is too long, and the user ${user.name} may not enter ${tmpdir()}.`,
  );
}
