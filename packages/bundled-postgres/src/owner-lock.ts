import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile, readIfPresent, replaceFile } from './files.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './processes.ts';
import { DataFolderInUse, hasCode, PostgresStartFailure } from './start-failure.ts';

export type OwnerLock = { release(): Promise<void> };

/**
 * One site process per folder. Each owner has a turn, a file `owner-<n>` with its pid and start time; the highest
 * turn counts. A killed owner needs no cleaning up: its turn names a process that is gone, so the next one is free.
 * Nobody deletes the highest turn, and only one process can create the next, which is why a takeover has no race.
 */
export async function takeOwnerLock(folder: string, dataDir: string): Promise<OwnerLock> {
  const self = await identifyProcess(process.pid);
  if (!self) throw new PostgresStartFailure('The site cannot read its own process table entry.');

  for (;;) {
    const last = await lastTurn(folder);
    const owner = await readOwner(folder, last);
    if (owner && (await isRunning(owner))) throw new DataFolderInUse(dataDir, owner.pid);

    const mine = last + 1;
    if (!(await createFile(turnFile(folder, mine), JSON.stringify(self)))) continue;
    if ((await lastTurn(folder)) === mine) {
      await forgetTurnsBefore(folder, mine);
      return { release: () => release(turnFile(folder, mine)) };
    }
    // We were so slow that this number had been used and forgotten already.
    await rm(turnFile(folder, mine), { force: true });
  }
}

async function release(file: string): Promise<void> {
  try {
    await replaceFile(file, 'released\n');
  } catch (error) {
    // Somebody deleted the folder under us, and the lock with it.
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function lastTurn(folder: string): Promise<number> {
  return Math.max(0, ...(await listTurns(folder)));
}

async function listTurns(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => (/^owner-\d+$/.test(name) ? [Number(name.slice('owner-'.length))] : []));
}

async function readOwner(folder: string, turn: number): Promise<ProcessIdentity | undefined> {
  const text = await readIfPresent(turnFile(folder, turn));
  try {
    return JSON.parse(text ?? '');
  } catch {
    // Released, or torn by a full disk: either way it names nobody.
    return undefined;
  }
}

async function forgetTurnsBefore(folder: string, turn: number): Promise<void> {
  const older = (await listTurns(folder)).filter((each) => each < turn);
  await Promise.all(older.map((each) => rm(turnFile(folder, each), { force: true })));
}

function turnFile(folder: string, turn: number): string {
  return join(folder, `owner-${turn}`);
}
