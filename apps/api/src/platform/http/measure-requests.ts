import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open for as long as its reader likes: that is no duration of an answer. */
    isStream?: boolean;
  }
}

/** By the route's pattern, never by address: addresses are without number, and carry names. */
export function measureRequests(app: FastifyInstance, requests: RequestMetrics) {
  app.addHook('onRequest', async (_, reply) => {
    requests.began();
    // Not a hook: a request whose client has gone away has ended, too, and has no answer.
    reply.raw.once('close', () => requests.ended());
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none', config } = request.routeOptions;
    requests.answered({
      method: request.method,
      route: url,
      status: reply.statusCode,
      seconds: config.isStream ? null : reply.elapsedTime / 1_000,
    });
  });
}
