// Signals that reach only npm, not the site.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, postmasterPid } from './site.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** Process 1 receives no signal without a handler, and npm has none for SIGHUP. */
const SIGNALS_OF_PROCESS_1 = ['SIGTERM', 'SIGINT'];

export async function signalNpm({ folder }) {
  const dataDir = join(folder, 'npm');
  const faults = [];
  const seconds = [];
  const canUnshare = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;
  const trials = [
    ...SIGNALS.map((signal) => ({ signal, before: [] })),
    ...(canUnshare ? SIGNALS_OF_PROCESS_1 : []).map((signal) => ({
      signal,
      before: ['unshare', '--pid', '--fork', '--mount-proc'],
    })),
  ];
  for (const trial of trials) {
    const { took, fault } = await signalOnce({ dataDir, ...trial });
    seconds.push(took);
    if (fault)
      faults.push(`${trial.signal} to npm${trial.before.length > 0 ? ' as process 1' : ''}: ${fault}`);
  }
  const asFirst = canUnshare
    ? `npm as process 1 with ${SIGNALS_OF_PROCESS_1.join(' and ')}`
    : 'npm as process 1 not tried: needs root';
  return {
    faults,
    summary: `npm start with ${SIGNALS.join(', ')}, ${asFirst}; at most ${Math.max(...seconds).toFixed(1)} s`,
  };
}

async function signalOnce({ dataDir, signal, before }) {
  const [program, ...args] = [...before, 'npm', 'start'];
  const environment = {
    WORLD: 'none',
    WEB_API_KEY: 'key-of-a-trial',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  };
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  process.once('exit', () => child.kill('SIGKILL'));
  for (let tries = 0; !output.includes('ready http'); tries += 1) {
    if (tries > 600 || child.exitCode !== null)
      return { took: 0, fault: `it did not start: ${output.split('\n').at(-2)}` };
    await sleep(100);
  }
  const npm = before.length > 0 ? onlyChildOf(child.pid) : child.pid;
  const began = Date.now();
  if (npm === undefined) return { took: 0, fault: 'npm has no process id' };
  process.kill(npm, signal);
  while (Date.now() - began < 20_000) {
    if (isGone(dataDir)) return { took: (Date.now() - began) / 1_000 };
    await sleep(50);
  }
  return { took: 20, fault: 'PostgreSQL still runs after 20 s' };
}

/** PostgreSQL removes its pid file on shutdown, but not when killed. */
function isGone(dataDir) {
  try {
    postmasterPid(dataDir);
    return false;
  } catch {
    return true;
  }
}

function onlyChildOf(parent) {
  return readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
