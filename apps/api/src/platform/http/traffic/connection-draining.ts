import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/**
 * Closing waits for requests under way, for a limited time. Node closes connections that are idle at that moment, but
 * not those without a first request or those that become idle afterwards.
 */
export function drainOnClose(app: FastifyInstance, connections: Connections, mostMs = MOST_DRAINING_MS) {
  app.addHook('preClose', async () => {
    const { server } = app;
    const startedAt = performance.now();
    const timer = setInterval(closeIdle, CLOSE_IDLE_EVERY_MS);
    // Node stops enforcing request timeouts when a server closes.
    const deadline = setTimeout(() => {
      for (const socket of connections.sockets()) socket.destroy();
    }, mostMs);
    server.once('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
    });
    closeIdle();

    function closeIdle() {
      server.closeIdleConnections();
      if (performance.now() - startedAt < FIRST_BYTE_MS) return;
      for (const socket of connections.sockets()) if (socket.bytesRead === 0) socket.destroy();
    }
  });
}

/** A stop takes at most 10 s in total. */
const MOST_DRAINING_MS = 8_000;

const CLOSE_IDLE_EVERY_MS = 50;

/** A busy process may have accepted a connection and not yet read the request on it. */
const FIRST_BYTE_MS = 500;
