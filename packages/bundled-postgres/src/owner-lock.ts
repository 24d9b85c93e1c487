import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFile, readIfPresent, replaceFile } from './files.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './processes.ts';
import { DataFolderInUse, hasCode, PostgresStartFailure } from './start-failure.ts';

export type OwnerLock = { release(): Promise<void> };

/**
 * One site process per folder. Each owner writes a claim, a file `owner-<n>` with its pid and start time; the
 * highest claim counts. A claim of a dead process is free. Nobody deletes the highest claim and only one
 * process can create the next, so a takeover has no race.
 */
export async function takeOwnerLock(folder: string, dataDir: string): Promise<OwnerLock> {
  const self = await identifyProcess(process.pid);
  if (!self) throw new PostgresStartFailure('The site cannot read its own process table entry.');

  for (;;) {
    const last = await lastClaim(folder);
    const owner = await readOwner(folder, last);
    if (owner && (await isRunning(owner))) throw new DataFolderInUse(dataDir, owner.pid);

    const mine = last + 1;
    if (!(await createFile(claimFile(folder, mine), JSON.stringify(self)))) continue;
    if ((await lastClaim(folder)) === mine) {
      await removeClaimsBefore(folder, mine);
      return { release: () => release(claimFile(folder, mine)) };
    }
    // This number was already used and removed by others.
    await rm(claimFile(folder, mine), { force: true });
  }
}

async function release(file: string): Promise<void> {
  try {
    await replaceFile(file, 'released\n');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function lastClaim(folder: string): Promise<number> {
  return Math.max(0, ...(await listClaims(folder)));
}

async function listClaims(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => (/^owner-\d+$/.test(name) ? [Number(name.slice('owner-'.length))] : []));
}

async function readOwner(folder: string, claim: number): Promise<ProcessIdentity | undefined> {
  const text = await readIfPresent(claimFile(folder, claim));
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

async function removeClaimsBefore(folder: string, claim: number): Promise<void> {
  const older = (await listClaims(folder)).filter((each) => each < claim);
  await Promise.all(older.map((each) => rm(claimFile(folder, each), { force: true })));
}

function claimFile(folder: string, claim: number): string {
  return join(folder, `owner-${claim}`);
}
