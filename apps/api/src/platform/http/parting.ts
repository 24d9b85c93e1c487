import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closing waits for requests under way and for nothing else. Node lets go of connections that have been used and are
 * idle at that moment; not of those opened ahead of need, as browsers do, nor of those that become idle afterwards:
 * these would hold the process for more than a minute.
 */
export function partQuickly(app: FastifyInstance) {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));

  app.addHook('preClose', async () => {
    const timer = setInterval(letGo, LET_GO_EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    letGo();
  });

  function letGo() {
    app.server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  }
}

const LET_GO_EVERY_MS = 50;
