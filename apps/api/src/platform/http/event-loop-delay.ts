import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

interface DelayOptions {
  mostDelayMs?: number;
  sampleEveryMs?: number;
  startupMs?: number;
}

/** Refuses requests while the event loop is delayed; not right after the start, which delays it on any machine. */
export async function refuseWhenDelayed(
  app: FastifyInstance,
  { mostDelayMs = 1_500, sampleEveryMs = 1_000, startupMs = 5_000 }: DelayOptions = {},
) {
  let startupEndsAt = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    startupEndsAt = performance.now() + startupMs;
  });
  const hasStarted = () => performance.now() >= startupEndsAt;
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: sampleEveryMs,
    pressureHandler: async (_request, reply) => {
      if (!hasStarted()) return;
      reply.header('retry-after', '2');
      throw Object.assign(new Error('The event loop is delayed.'), { statusCode: 503 });
    },
  });
  return { isDelayed: () => hasStarted() && app.isUnderPressure() };
}
