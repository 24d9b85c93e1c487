import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode } from './start-failure.ts';

type Owner = { uid: number; gid: number };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function randomName(): string {
  return randomBytes(6).toString('hex');
}

export async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export async function isPresent(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Atomic; a symbolic link under that name is replaced, never followed. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = await writeDraft(path, text);
  await rename(draft, path);
}

/** Atomic: false when the file exists, so only one of several callers succeeds. */
export async function createFile(path: string, text: string): Promise<boolean> {
  const draft = await writeDraft(path, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Leaves an existing folder as it is. A new one appears with its owner and mode at once, so that a concurrent
 * start never sees it half made.
 */
export async function makeFolder(
  path: string,
  { mode, owner }: { mode?: number; owner: Owner },
): Promise<void> {
  if (await isPresent(path)) return requireFolder(path);
  const draft = draftOf(path);
  await mkdir(draft);
  try {
    await adjustFolder(draft, { mode, owner });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

export async function makeFolderTree(path: string): Promise<void> {
  if (await isPresent(path)) return requireFolder(path);
  await makeFolderTree(dirname(path));
  await makeFolder(path, { owner: await stat(dirname(path)) });
}

/** A rename survives a power cut only once the folder itself is on disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function writeDraft(path: string, text: string): Promise<string> {
  const draft = draftOf(path);
  await writeFile(draft, text, { flag: 'wx', mode: 0o644 });
  return draft;
}

function draftOf(path: string): string {
  return join(dirname(path), `.${basename(path).slice(0, 100)}-${randomName()}`);
}

async function requireFolder(path: string): Promise<void> {
  if ((await stat(path)).isDirectory()) return;
  throw Object.assign(new Error(`${path} is not a folder`), { code: 'ENOTDIR', path });
}

type Adjustment = { mode: number | undefined; owner: Owner };

/** Through a handle, because a path could be replaced by a link between two calls. */
async function adjustFolder(path: string, { mode, owner }: Adjustment): Promise<void> {
  const folder = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    if (isRoot()) await folder.chown(owner.uid, owner.gid);
    if (mode !== undefined) await folder.chmod(mode);
  } finally {
    await folder.close();
  }
}
