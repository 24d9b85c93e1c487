// Starts the measured servers, reads their processor time and memory, and ends them in every case.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

const running = new Set();

process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

export async function start(file, env, isReady) {
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${file} ended before it was ready`);
    await pause(50);
  }
  return { pid: child.pid, readyMs: performance.now() - began, stop: () => stop(child) };
}

async function stop(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** @param {{ port: number, world: string, folder: string, address?: string }} options */
export function startSite({ port, world, folder, address = `http://127.0.0.1:${port}` }) {
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    WORLD: world,
    LIVE: 'off',
    LOG_LEVEL: 'error',
    SITE_URL: address,
    NODE_ENV: '',
    // All load comes from one address.
    NETWORK_LIMIT: process.env.NETWORK_LIMIT ?? '0',
  };
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  return start('apps/api/dist/main.js', env, isReady);
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processor time in milliseconds: of the process alone, and of its children (PostgreSQL), ended ones included. */
export function cpuOf(pid) {
  const own = statOf(pid)?.cpuMs ?? 0;
  return { own, children: descendants(pid).reduce((sum, child) => sum + (statOf(child)?.familyMs ?? 0), 0) };
}

export function memoryMiB(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) * 10);
    const cpuMs = user + system;
    return { parent: Number(fields[1]), cpuMs, familyMs: cpuMs + endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

function descendants(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), statOf(name)?.parent]);
  const found = [];
  let wanted = [pid];
  while (wanted.length > 0) {
    wanted = parents.filter(([, parent]) => wanted.includes(parent)).map(([child]) => child);
    found.push(...wanted);
  }
  return found;
}
