import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Notifications } from '../../realtime/notifications.ts';

declare module 'fastify' {
  interface FastifyInstance {
    caughtUp: Notifications['caughtUp'];
  }
}

/**
 * A write is answered once this process has handled its notifications, so that the client's next read finds
 * no stale cache entry (docs/decisions/0039-one-cache.md).
 */
export const readOwnWrites = fastifyPlugin(
  async (app: FastifyInstance, { notifications }: { notifications: Pick<Notifications, 'caughtUp'> }) => {
    app.decorate('caughtUp', () => notifications.caughtUp());
  },
);
