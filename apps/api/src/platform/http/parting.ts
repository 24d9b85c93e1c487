import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for requests under way and for nothing else. Node lets go of connections that have been used and are
 * idle at that moment; not of those opened ahead of need, as browsers do, nor of those that become idle afterwards:
 * these would hold the process for more than a minute.
 */
export function partQuickly(app: FastifyInstance) {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  app.addHook('preClose', async () => {
    let rounds = 0;
    const timer = setInterval(letGo, LET_GO_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    letGo();

    function letGo() {
      app.server.closeIdleConnections();
      rounds += 1;
      if (rounds < ROUNDS_TO_BE_HEARD) return;
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }
  });
}

const LET_GO_EVERY_MS = 50;

/** A busy process may have taken a connection and not yet read the request that has long arrived on it. */
const ROUNDS_TO_BE_HEARD = 10;

/**
 * Before closing, where others take the new connections: the next answer on each of ours is its last, and says so. Then
 * no client finds its connection closed just when it sends a request.
 */
export async function letVisitorsMoveOn(app: FastifyInstance) {
  app.server.prependListener('request', (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader('connection', 'close'),
  );
  const gone = once(app.server, 'close');
  // Not its own close, which ends connections that are idle at this moment.
  Server.prototype.close.call(app.server);
  await Promise.race([gone, sleep(LAST_ANSWERS_MS)]);
}

const LAST_ANSWERS_MS = 1_500;
