import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

interface LatenessOptions {
  mostLateMs?: number;
  lookEveryMs?: number;
  startingMs?: number;
}

/**
 * Refuses visitors while the event loop is late, as everything would be that they asked for. Starting makes it late,
 * too, the more the slower the machine is: whoever comes first is not refused for that.
 */
export async function refuseWhenLate(
  app: FastifyInstance,
  { mostLateMs = 1_500, lookEveryMs = 1_000, startingMs = 5_000 }: LatenessOptions = {},
) {
  let startedAt = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    startedAt = performance.now() + startingMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: mostLateMs,
    sampleInterval: lookEveryMs,
    pressureHandler: async (_request, reply) => {
      if (performance.now() < startedAt) return;
      reply.header('retry-after', '2');
      throw Object.assign(new Error('The event loop is late.'), { statusCode: 503 });
    },
  });
}
