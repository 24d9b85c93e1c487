import { createServer, type RequestListener, type Server } from 'node:http';
import type { Connections } from './connections.ts';

export interface Timeouts {
  headersMs: number;
  /** For headers and body together. */
  requestMs: number;
  checkEveryMs: number;
  /** Without any traffic on a connection; see `ConnectionLimits`. */
  stallMs: number;
  bodyGraceMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 10_000,
  checkEveryMs: 1_000,
  stallMs: 10_000,
  bodyGraceMs: 5_000,
};

interface HttpServerOptions {
  connections: Connections;
  timeouts: Timeouts;
}

/** Node's server, which hands on a request only where its connection is within its limits. */
export function createHttpServer(handle: RequestListener, options: HttpServerOptions): Server {
  const { connections, timeouts } = options;
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (connections.admit(request, response)) handle(request, response);
    },
  );
  connections.watch(server);
  // Without a listener, a connection that cannot be accepted for want of descriptors would end the process.
  server.on('error', () => {});
  return server;
}

/** An address of the longest kind, and what browsers and proxies add. */
const MOST_HEADER_BYTES = 16 * 1024;

/** Longer than proxies keep an idle connection, so that none is closed just as they use it again. */
const KEEP_ALIVE_MS = 72_000;
