import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createCache } from '../../cache/cache.ts';
import type { Db } from '../../db/db.ts';
import { addLimit, policyOf, wholeSeconds } from '../../limits/limit-headers.ts';
import { deleteExpiredRateLimits } from '../../limits/rate-limiter.queries.ts';
import { createRateLimiter, type RateLimit, type RateLimiter } from '../../limits/rate-limiter.ts';
import { tooManyCalls } from '../../problems.ts';
import { networkOf } from '../network-of.ts';

interface NamedLimit extends RateLimit {
  /** The name of the policy in the RateLimit headers. */
  name: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: NamedLimit;
  }
}

interface RateLimitOptions {
  db: Db;
  clock?: (() => number) | undefined;
}

export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { db, ...options }: RateLimitOptions) => {
    const { clock = () => performance.now() } = options;
    const limiters = new Map<string, RateLimiter>();
    // A refused client does not reach the database again until its window ends.
    const refusals = createCache<number>({ name: 'rate-limit-refusals', maxEntries: 10_000, clock });

    function limiterOf(name: string, limit: RateLimit): RateLimiter {
      const limiter = limiters.get(name) ?? createRateLimiter({ db, name, ...limit });
      limiters.set(name, limiter);
      return limiter;
    }

    async function limitCall(request: FastifyRequest, reply: FastifyReply, limit: NamedLimit) {
      const route = `${request.method} ${request.routeOptions.url}`;
      const network = networkOf(request.ip);
      const client = `${route} ${network}`;
      const policy = policyOf({ name: limit.name, quota: limit.calls, seconds: limit.seconds });
      const addHeaders = (left: number, ms: number) =>
        addLimit(reply, { policy, left, seconds: wholeSeconds(ms) });
      const refusedFor = (refusals.get(client) ?? 0) - clock();
      if (refusedFor > 0) {
        addHeaders(0, refusedFor);
        throw tooManyCalls(refusedFor);
      }

      const { isOver, remaining, waitMs } = await limiterOf(route, limit).consume(network);
      addHeaders(remaining, waitMs);
      if (!isOver) return;
      refusals.set(client, clock() + waitMs, waitMs);
      throw tooManyCalls(waitMs);
    }

    app.addHook('onRequest', (request, reply, done) => {
      const { limit } = request.routeOptions.config;
      if (limit) limitCall(request, reply, limit).then(() => done(), done);
      else done();
    });

    const sweeping = setInterval(() => {
      deleteExpiredRateLimits(db).catch((failure) =>
        app.log.warn({ err: failure }, 'expired rate limits not deleted'),
      );
    }, SWEEPING_MS).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
);

const SWEEPING_MS = 5 * 60_000;
