import { createHash } from 'node:crypto';
import { chmod, chown, realpath, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  createFile,
  isPresent,
  isRoot,
  makeFolder,
  makeFolderTree,
  randomName,
  readIfPresent,
} from './files.ts';
import { chooseServerUser, mayUse, ownerOfCluster, type ServerUser } from './server-user.ts';
import { PostgresStartFailure } from './start-failure.ts';

/**
 * The folder of one bundled database. The site's files (log, owner file, access rules) are in it; `cluster`
 * and the socket folder belong to the server's user, who can write nowhere else.
 */
export type DatabaseHome = { folder: string; cluster: string; log: string; user: ServerUser };

type Places = { dataDir: string; sharedFolder: string };

/**
 * `<dataDir>/postgres`, unless the server's user cannot reach it (a checkout in `/root`, say). Then the home
 * is in `sharedFolder`, and the file `location` names it.
 */
export async function openDatabaseHome({ dataDir, sharedFolder }: Places): Promise<DatabaseHome> {
  await makeFolderTree(dataDir);
  const folder = await realpath(dataDir);
  const owner = await stat(folder);
  const near = join(folder, 'postgres');
  await makeFolder(near, { mode: homeMode(), owner });
  // An ordinary user may own the data folder, and must not redirect root by a symbolic link.
  if ((await realpath(near)) !== near) {
    throw new PostgresStartFailure(
      `${near} must not be a symbolic link: make the data folder itself one, or set DATA_DIR.`,
    );
  }

  const move: Move = { near, sharedFolder, folderOwner: owner.uid };
  const recorded = await readIfPresent(locationFile(near));
  if (recorded !== undefined) return openRecordedHome(move, recorded);
  const home = await describeHome(near, owner.uid);
  await openToGroup(home.user, folder);
  if (await mayUse(home.user, near, 'enter')) return home;
  if (!(await isPresent(home.cluster))) return moveHome(move);
  throw new PostgresStartFailure(
    `The user ${home.user.name}, who owns the database in ${near}, may not enter that folder: open the way to it (chmod +x).`,
  );
}

function locationFile(near: string): string {
  return join(near, 'location');
}

function homeMode(): number {
  return isRoot() ? 0o711 : 0o700;
}

async function describeHome(folder: string, folderOwner: number): Promise<DatabaseHome> {
  const cluster = join(folder, 'cluster');
  const user = (await isPresent(cluster))
    ? await ownerOfCluster(cluster)
    : await chooseServerUser(folderOwner);
  return { folder, cluster, log: join(folder, 'server.log'), user };
}

/**
 * Root's 0700 data folder (a mounted volume, say) is opened to the server's group; its parents are left
 * alone.
 */
async function openToGroup(user: ServerUser, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  const isClosedByRoot = isRoot() && uid === 0 && (mode & 0o077) === 0;
  if (!isClosedByRoot || !(await mayUse(user, dirname(folder), 'enter'))) return;
  await chown(folder, uid, user.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

type Move = { near: string; sharedFolder: string; folderOwner: number };

async function openRecordedHome(
  { near, sharedFolder, folderOwner }: Move,
  recorded: string,
): Promise<DatabaseHome> {
  const folder = recorded.trim();
  if (dirname(folder) !== sharedFolder) {
    throw new PostgresStartFailure(`The file ${locationFile(near)} names a folder outside ${sharedFolder}.`);
  }
  // A new database would look like lost data, so the operator decides.
  if (!(await isPresent(folder))) {
    throw new PostgresStartFailure(
      `The database of this site is in ${folder}, which does not exist: put it back, or delete ${locationFile(near)} to begin with an empty one.`,
    );
  }
  return describeHome(folder, folderOwner);
}

async function moveHome({ near, sharedFolder, folderOwner }: Move): Promise<DatabaseHome> {
  await makeFolderTree(dirname(sharedFolder));
  await makeFolder(sharedFolder, { mode: 0o755, owner: { uid: 0, gid: 0 } });
  const user = await chooseServerUser(folderOwner);
  if (!(await mayUse(user, sharedFolder, 'enter'))) {
    throw new PostgresStartFailure(
      `The user ${user.name}, who is to run PostgreSQL, may enter neither ${near} nor ${sharedFolder}.`,
    );
  }

  const folder = join(sharedFolder, nameFor(near));
  await makeFolder(folder, { mode: homeMode(), owner: { uid: 0, gid: 0 } });
  if (await createFile(locationFile(near), `${folder}\n`)) return describeHome(folder, folderOwner);

  await rmdir(folder);
  const recorded = (await readIfPresent(locationFile(near))) ?? '';
  return openRecordedHome({ near, sharedFolder, folderOwner }, recorded);
}

/** The random part keeps a deleted and recreated data folder from reusing its old database. */
function nameFor(near: string): string {
  return `${createHash('sha256').update(near).digest('hex').slice(0, 16)}-${randomName()}`;
}
