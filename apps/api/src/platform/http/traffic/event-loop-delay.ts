import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

interface DelayOptions {
  mostDelayMs?: number | undefined;
  sampleEveryMs?: number;
  startupMs?: number;
}

/** Refuses requests while the event loop is delayed, except right after the start, which always delays it. */
export function refuseWhenDelayed(
  app: FastifyInstance,
  { mostDelayMs = 1_500, sampleEveryMs = 1_000, startupMs = 5_000 }: DelayOptions = {},
) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0;
    histogram.reset();
  }, sampleEveryMs).unref();

  let startupEndsAt = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    startupEndsAt = performance.now() + startupMs;
  });
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    histogram.disable();
  });
  const isDelayed = () => delayMs > mostDelayMs && performance.now() >= startupEndsAt;

  app.addHook('onRequest', (request, reply, done) => {
    if (!isDelayed() || request.routeOptions.config.isMonitoring) return done();
    reply.header('retry-after', '2');
    done(Object.assign(new Error('The event loop is delayed.'), { statusCode: 503 }));
  });
  return { isDelayed, delayMs: () => delayMs };
}

const RESOLUTION_MS = 10;
