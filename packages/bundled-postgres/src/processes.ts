import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A pid is given to another program sooner or later; with the start beside it, it names one process for good. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** Undefined when there is no such process, or only a zombie that nobody has collected. */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  const startedAt = process.platform === 'linux' ? await startFromProc(pid) : await startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export async function isRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(pid))?.startedAt === startedAt;
}

/** The answer is false when it still runs after that time. */
export async function waitUntilGone(known: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  // Polled, because an adopted server is not our child and so sends us no event.
  while (await isRunning(known)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Whether the kernel knows the pid at all, zombies included: this is the question PostgreSQL asks. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal, which is what the signal was for.
  }
}

/** Arguments joined by spaces, empty when the process is gone. */
export async function readCommandLine(pid: number): Promise<string> {
  if (process.platform !== 'linux') return (await ps(pid, 'args=')) ?? '';
  const argumentsOfProcess = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return argumentsOfProcess.replaceAll('\0', ' ');
}

async function startFromProc(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The program's name stands in brackets and may hold spaces and brackets itself.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  if (state === undefined || state === 'Z' || state === 'X') return undefined;
  // Ticks count from boot, so they mean something only together with the boot.
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${boot.trim()}:${fields[18]}`;
}

async function startFromPs(pid: number): Promise<string | undefined> {
  const [state = 'Z', ...start] = (await ps(pid, 'state=,lstart='))?.split(/\s+/) ?? [];
  return state.startsWith('Z') ? undefined : start.join(' ');
}

async function ps(pid: number, columns: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', columns, '-p', String(pid)]);
    return stdout.trim();
  } catch {
    // `ps` exits non-zero when there is no such process.
    return undefined;
  }
}
