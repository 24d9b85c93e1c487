// A site for a trial: started from the build, on a free port, in a temporary folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export const KEY = 'demo-key';

export function makeFolder() {
  const folder = mkdtempSync(join(process.env.TRIAL_DIR ?? tmpdir(), 'wallabee-trial-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/**
 * Resolves when it is ready; rejects with its output when it ends instead.
 * @param {{
 *   dataDir: string, port: number | string, environment?: Record<string, string>, cwd?: string, descriptors?: number
 * }} options `descriptors`: how many files it may open
 */
export async function startSite({ dataDir, port, environment = {}, cwd = '.', descriptors }) {
  const began = Date.now();
  const command = [process.execPath, 'apps/api/dist/main.js'];
  if (descriptors) command.unshift('prlimit', `--nofile=${descriptors}`);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      WORLD: 'small',
      LIVE: 'off',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const site = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    ended,
    output: () => output,
    kill: (signal) => child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
    secondsToStart: 0,
  };
  process.setMaxListeners(100);
  // No process may outlive the trial.
  process.once('exit', () => child.kill('SIGKILL'));
  while (!output.includes('ready http')) {
    const end = await Promise.race([ended, sleep(50)]);
    if (end) throw Object.assign(new Error(output.trim()), { code: end.code });
  }
  site.secondsToStart = (Date.now() - began) / 1000;
  return site;
}

/**
 * A connection per request, so that one that is accepted but not answered is noticed.
 * @param {string} address
 * @param {{ method?: string, headers?: Record<string, string>, form?: Record<string, any> }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>}
 */
export function ask(address, { method = 'GET', headers = {}, form } = {}) {
  const { protocol } = new URL(address);
  const body = form && new URLSearchParams(form).toString();
  const options = {
    method,
    agent: false,
    timeout: 30_000,
    rejectUnauthorized: false,
    headers: {
      ...headers,
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(address, options, async (response) => {
      const chunks = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      } catch (failure) {
        reject(failure);
      }
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 30 s')));
    request.on('error', reject);
    request.end(body);
  });
}

export function postmasterPid(dataDir) {
  return Number(postmasterFile(dataDir)[0]);
}

export function databaseUrl(dataDir) {
  return `postgres://wallabee@localhost/wallabee?host=${encodeURIComponent(postmasterFile(dataDir)[4])}`;
}

export function connectTo(dataDir) {
  const pool = new pg.Pool({
    host: postmasterFile(dataDir)[4],
    port: 5432,
    user: 'wallabee',
    database: 'wallabee',
    max: 4,
  });
  pool.on('error', () => {});
  return pool;
}

function postmasterFile(dataDir) {
  return readFileSync(join(homeOf(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
}

export function homeOf(dataDir) {
  const near = join(dataDir, 'postgres');
  try {
    return readFileSync(join(near, 'location'), 'utf8').trim();
  } catch {
    return near;
  }
}
