import { userInfo } from 'node:os';
import { dirname } from 'node:path';

export class PostgresStartFailure extends Error {
  override name = 'PostgresStartFailure';
}

export class DataFolderInUse extends PostgresStartFailure {
  override name = 'DataFolderInUse';
  readonly ownerPid: number;

  constructor(dataDir: string, ownerPid: number) {
    super(
      `The data folder ${dataDir} is in use by another site process (pid ${ownerPid}): stop that one first, or choose another folder with DATA_DIR.`,
    );
    this.ownerPid = ownerPid;
  }
}

/** Errors of the operating system become sentences; an error without a code is a bug and stays as it is. */
export function asStartFailure(error: unknown, dataDir: string): unknown {
  if (error instanceof PostgresStartFailure || !isCoded(error)) return error;
  return new PostgresStartFailure(sentenceFor(error, dataDir), { cause: error });
}

export function failureFromOutput({
  output,
  folder,
}: {
  output: string;
  folder: string;
}): PostgresStartFailure {
  if (isDiskFull(output)) return new PostgresStartFailure(noSpaceFor(folder));
  if (isHeldByOldProcesses(output)) {
    return new PostgresStartFailure(
      `Processes of an earlier PostgreSQL still work on ${folder}: wait until they have ended, or end them, and start again.`,
    );
  }
  const reason = lastComplaint(output).replace(/\.$/, '');
  return new PostgresStartFailure(`PostgreSQL could not start in ${folder}: ${reason}.`);
}

/** True when only leftover backends of a killed server prevented the start. */
export function isHeldByOldProcesses(output: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(output);
}

/** A short write on a full disk has no error code, only the hint. */
export function isDiskFull(output: string): boolean {
  return /No space left on device|Disk quota exceeded|Check free disk space/.test(output);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return isCoded(error) && codes.includes(error.code);
}

const POSTGRES_DISK_FULL = '53100';

type CodedError = Error & { code: string; path?: string };

function isCoded(error: unknown): error is CodedError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function sentenceFor(error: CodedError, dataDir: string): string {
  if (hasCode(error, 'ENOSPC', 'EDQUOT', POSTGRES_DISK_FULL)) return noSpaceFor(dataDir);
  if (hasCode(error, 'EROFS')) return `The data folder ${dataDir} is on a disk that can only be read.`;
  if (hasCode(error, 'EACCES', 'EPERM')) {
    return `The data folder ${dataDir} cannot be used by ${accountName()}: look at the permissions of ${dirname(error.path ?? dataDir)}.`;
  }
  if (hasCode(error, 'ENOTDIR', 'EEXIST')) {
    return `${dataDir} cannot be the data folder, because that path or a part of it is a file.`;
  }
  return `PostgreSQL could not start in ${dataDir}: ${error.message.replace(/\.$/, '')}.`;
}

function noSpaceFor(folder: string): string {
  return `There is no space left on the disk that holds ${folder}.`;
}

function accountName(): string {
  try {
    return `the user ${userInfo().username}`;
  } catch {
    return 'this user';
  }
}

function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'it ended without a word';
}
