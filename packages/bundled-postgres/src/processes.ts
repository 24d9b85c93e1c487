import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Pids are reused; pid and start time identify one process. */
export type ProcessIdentity = { pid: number; startedAt: string };

export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  const startedAt = process.platform === 'linux' ? await startFromProc(pid) : await startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export async function isRunning({ pid, startedAt }: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(pid))?.startedAt === startedAt;
}

export async function waitUntilGone(known: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  // Polled, because an adopted server is not a child process and sends no exit event.
  while (await isRunning(known)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

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
    // The process has already ended.
  }
}

export async function readCommandLine(pid: number): Promise<string> {
  if (process.platform !== 'linux') return (await ps(pid, 'args=')) ?? '';
  const argumentsOfProcess = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return argumentsOfProcess.replaceAll('\0', ' ');
}

async function startFromProc(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The program's name is in brackets and may contain spaces and brackets.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  if (state === undefined || state === 'Z' || state === 'X') return undefined;
  // Ticks count from boot, so they are comparable only with the same boot id.
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
    return undefined;
  }
}
