import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance } from 'fastify';
import { gameSecurityPolicy, workerSecurityPolicy } from '../http/security-headers.ts';

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';
/** Asked for again each time, so that a mended worker reaches the browsers at once. */
const WORKER = 'sw.js';

/** What browsers with a worker get where the site has none. */
const NO_WORKER = 'no-sw.js';

/** Files in /assets have a hash in their name and never change. */
export function webFiles({
  clientFolder,
  hasWorker,
  apiOrigin,
}: {
  clientFolder: string;
  hasWorker: boolean;
  apiOrigin: string | undefined;
}) {
  return async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, cost: NETWORK_COSTS.file };
    });

    await app.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: ONE_YEAR,
      // Immutable files need neither revalidation nor range requests, and a page loads twenty of them.
      lastModified: false,
      acceptRanges: false,
      index: false,
    });

    await app.register(fastifyStatic, {
      root: join(clientFolder, 'retro'),
      prefix: '/retro/',
      decorateReply: false,
      preCompressed: true,
      maxAge: ONE_HOUR,
      setHeaders: (reply) => {
        reply.headers(gameSecurityPolicy());
      },
    });

    await app.register(fastifyStatic, {
      root: join(clientFolder, 'screenshots'),
      prefix: '/screenshots/',
      decorateReply: false,
      maxAge: ONE_HOUR,
      index: false,
    });

    for (const name of await rootFiles(clientFolder)) {
      app.get(`/${name}`, (_, reply) =>
        name === WORKER
          ? reply
              .headers({ 'cache-control': 'no-cache', ...workerSecurityPolicy(apiOrigin) })
              .sendFile(hasWorker ? WORKER : NO_WORKER, clientFolder, { cacheControl: false })
          : reply.sendFile(name, clientFolder, { maxAge: ONE_HOUR, immutable: false }),
      );
    }
  };
}

async function rootFiles(clientFolder: string): Promise<string[]> {
  const entries = await readdir(clientFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}
