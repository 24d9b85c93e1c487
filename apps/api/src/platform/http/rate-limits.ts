import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { tooManyCalls } from '../problems.ts';

/** Calls that cost much or could be guessed at carry a limit of their own by address, whichever key they come with. */
export const rateLimits = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_, { ttl }) => tooManyCalls(ttl),
  });
});

/** For a route's config: so many calls from one address. */
export function limitByAddress({ calls, seconds }: { calls: number; seconds: number }) {
  return { max: calls, timeWindow: seconds * 1_000, keyGenerator: (request: FastifyRequest) => request.ip };
}
