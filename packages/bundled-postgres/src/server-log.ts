import { constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import type { DatabaseHome } from './data-folder.ts';
import { isRoot } from './files.ts';

const ROTATE_ABOVE_BYTES = 10 * 1024 * 1024;

/** Rotates a long log first, so at most two exist. */
export async function openLog({ folder, log }: DatabaseHome): Promise<FileHandle> {
  if ((await logLength(log)) > ROTATE_ABOVE_BYTES) await rename(log, `${log}.1`);
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const file = await open(log, flags, 0o600);
  const owner = await stat(folder);
  // The folder's owner may start the site next time, and must be able to append.
  if (isRoot()) await file.chown(owner.uid, owner.gid);
  return file;
}

export async function logLength(log: string): Promise<number> {
  return (await stat(log).catch(() => undefined))?.size ?? 0;
}

export async function readLogFrom(log: string, start: number): Promise<string> {
  const file = await open(log, 'r');
  try {
    const { size } = await file.stat();
    const position = size < start ? 0 : start;
    const { buffer } = await file.read({ buffer: Buffer.alloc(size - position), position });
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
}
