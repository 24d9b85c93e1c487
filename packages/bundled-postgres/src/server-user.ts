import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isRoot } from './files.ts';
import { hasCode, PostgresStartFailure } from './start-failure.ts';

export type ServerUser = { uid: number; gid: number; name: string };

/** PostgreSQL refuses to run as root, so root runs it as the folder's owner or a system account. */
export async function chooseServerUser(folderOwner: number): Promise<ServerUser> {
  if (!isRoot()) return ourselves();
  const accounts = await listAccounts();
  const chosen =
    accounts.find(({ uid }) => uid === folderOwner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (chosen) return chosen;
  throw new PostgresStartFailure(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to run it: start the site as an ordinary user.',
  );
}

export async function ownerOfCluster(cluster: string): Promise<ServerUser> {
  const { uid, gid } = await stat(cluster);
  if (uid === 0) {
    throw new PostgresStartFailure(
      `The database in ${cluster} belongs to root, under whom PostgreSQL does not run: give it to another user with chown -R.`,
    );
  }
  if (isRoot())
    return (await listAccounts()).find((account) => account.uid === uid) ?? { uid, gid, name: `${uid}` };
  if (uid === process.getuid?.()) return ourselves();
  throw new PostgresStartFailure(
    `The database in ${cluster} belongs to another user (id ${uid}): start the site as that user or as root.`,
  );
}

/** Checks the mode bits of the path and its parents for that user; parents need `x` only. */
export async function mayUse(user: ServerUser, path: string, wanted: 'enter' | 'read'): Promise<boolean> {
  if (!isRoot()) return true;
  if (!(await hasBit(user, path, wanted === 'read' ? 0o4 : 0o1))) return false;
  const parent = dirname(resolve(path));
  return parent === path || mayUse(user, parent, 'enter');
}

/**
 * Starts in `/`, since our working folder may be closed to the user, and without our environment, which holds
 * secrets and PG… or LC_… variables.
 */
export function runAs({ uid, gid }: ServerUser) {
  const environment = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
  return isRoot() ? { ...environment, uid, gid } : environment;
}

export function asSpawnFailure(error: unknown, user: ServerUser): unknown {
  if (!(error instanceof Error)) return error;
  // In a container root may lack the right to change users.
  const isStuckAsRoot = isRoot() && hasCode(error, 'EPERM', 'EINVAL');
  const sentence = isStuckAsRoot
    ? `PostgreSQL does not run as root, and this system does not let root become the user ${user.name}: start the site as an ordinary user.`
    : `The user ${user.name} cannot run the bundled PostgreSQL on this system: ${error.message}.`;
  return new PostgresStartFailure(sentence, { cause: error });
}

export async function nameOfRoot(): Promise<string> {
  return (await listAccounts()).find(({ uid }) => uid === 0)?.name ?? 'root';
}

function ourselves(): ServerUser {
  try {
    const { uid, gid, username } = userInfo();
    return { uid, gid, name: username };
  } catch (error) {
    throw new PostgresStartFailure(
      `The user id ${process.getuid?.()} has no account on this system, and PostgreSQL does not run without one.`,
      { cause: error },
    );
  }
}

async function listAccounts(): Promise<ServerUser[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    // `>>> 0`, because macOS writes nobody's id as -2.
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

async function hasBit(user: ServerUser, path: string, bit: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  if (uid === user.uid) return (mode & (bit << 6)) !== 0;
  // A program started with another uid loses our supplementary groups.
  if (gid === user.gid) return (mode & (bit << 3)) !== 0;
  return (mode & bit) !== 0;
}
