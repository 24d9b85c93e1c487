import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { databaseUrl } from './second-server.ts';
import { LOG_FOLDER, SITE, WORLD_FOLDER } from './sites.ts';

export interface Deployments {
  /** The address that visitors use, whichever server is behind it. */
  site: string;
  /** The server behind it from now on. */
  switchTo: (server: string) => void;
  /** Answers 500 at paths that match, until it is called without any. */
  breakPaths: (pattern?: RegExp) => void;
  stop: () => Promise<void>;
}

/** One address in front of several servers, as a proxy is during a deployment. */
export async function startDeployments(): Promise<Deployments> {
  let target = SITE;
  let broken: RegExp | undefined;
  const proxy = createServer((asked, answer) => {
    if (broken?.test(asked.url ?? '')) return void answer.writeHead(500).end();
    pass(target, asked, answer);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    site: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    switchTo: (server) => {
      target = server;
    },
    breakPaths: (pattern) => {
      broken = pattern;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

function pass(target: string, asked: IncomingMessage, answer: ServerResponse) {
  const { url, method = 'GET', headers } = asked;
  const passed = request(new URL(url ?? '/', target), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 500, got.headers);
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

/** A server of a build on the database of the site under test. */
export async function startServer(build: string, environment: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(build, 'apps/api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: address,
      DATA_DIR: join(WORLD_FOLDER, `server-${port}`),
      DATABASE_URL: databaseUrl(),
      WORLD: 'small',
      LIVE: 'off',
      ...environment,
    },
    stdio: ['ignore', openSync(join(LOG_FOLDER, `server-${port}.log`), 'a'), 'inherit'],
  });
  await untilReady(address, child);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(address: string, child: ChildProcess) {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('The server did not start.');
}
