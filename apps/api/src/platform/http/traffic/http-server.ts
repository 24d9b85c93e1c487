import { createServer, type RequestListener, type Server } from 'node:http';
import type { Connections } from './connections.ts';

export interface Timeouts {
  headersMs: number;
  /** For headers and body together. */
  requestMs: number;
  checkEveryMs: number;
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
  // Without a listener, running out of descriptors would end the process.
  server.on('error', () => {});
  return server;
}

/** The longest address plus the headers of browsers and proxies. */
const MOST_HEADER_BYTES = 16 * 1024;

/**
 * Longer than the idle timeout of proxies, so that the server never closes a connection that a proxy is about to
 * reuse.
 */
const KEEP_ALIVE_MS = 72_000;
