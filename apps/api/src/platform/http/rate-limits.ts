import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ProblemError } from '../problems.ts';

/** What a key may spend: 50 calls a second, saved up for at most ten seconds. */
const KEY_BUDGET = { calls: 500, seconds: 10 };

/**
 * Each key has a budget, so that no program starves the others. The site's own key has none: it speaks for all
 * visitors at once. Calls that cost much or could be guessed at carry a limit of their own by address.
 */
export const rateLimits = fastifyPlugin(async (app: FastifyInstance, { siteKey }: { siteKey: string }) => {
  await app.register(rateLimit, {
    max: KEY_BUDGET.calls,
    timeWindow: KEY_BUDGET.seconds * 1_000,
    keyGenerator: applicationKey,
    allowList: (request) => applicationKey(request) === siteKey && !hasOwnLimit(request),
    errorResponseBuilder: (_, { after }) =>
      new ProblemError(429, { code: 'too_many_requests', error: `Too many calls. Try again in ${after}.` }),
  });
});

/** For a route's config: so many calls from one address. */
export function limitByAddress({ calls, seconds }: { calls: number; seconds: number }) {
  return { max: calls, timeWindow: seconds * 1_000, keyGenerator: (request: FastifyRequest) => request.ip };
}

function hasOwnLimit(request: FastifyRequest): boolean {
  return Boolean(request.routeOptions.config.rateLimit);
}

function applicationKey(request: FastifyRequest): string {
  return String(request.headers['x-wallabee-api-key'] ?? request.ip);
}
