import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../../metrics/metrics.ts';
import { onRequestEnd } from '../traffic/connections.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stream stays open, so its duration is not measured. */
    isStream?: boolean;
  }
}

/** Labelled by route pattern, because addresses are unbounded and contain names. */
export function measureRequests(app: FastifyInstance, requests: RequestMetrics) {
  app.addHook('onRequest', (request, reply, done) => {
    requests.began();
    onRequestEnd(request.raw, reply.raw, requests.ended);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'none', config } = request.routeOptions;
    requests.answered({
      method: request.method,
      route: url,
      status: reply.statusCode,
      seconds: config.isStream ? null : reply.elapsedTime / 1_000,
    });
    done();
  });
}
