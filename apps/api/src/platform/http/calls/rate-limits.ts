import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createCache } from '../../cache/cache.ts';
import type { RateCounters } from '../../limits/rate-counters.ts';
import { tooManyCalls } from '../../problems.ts';
import { networkOf } from '../network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls from one address, with whichever key. */
    limit?: Limit;
  }
}

interface Limit {
  calls: number;
  seconds: number;
}

interface RateLimitOptions {
  counters: RateCounters;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

/** Limits expensive and guessable calls by address, over all server processes. */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { counters, ...options }: RateLimitOptions) => {
    const { clock = () => performance.now() } = options;
    // A refused address causes no further statement until its window ends.
    const refusals = createCache<number>({ name: 'rate-limit-refusals', maxEntries: 10_000, clock });

    async function spend(request: FastifyRequest, reply: FastifyReply, limit: Limit) {
      const counted = { action: `${request.method} ${request.routeOptions.url}`, by: networkOf(request.ip) };
      const name = `${counted.action} ${counted.by}`;
      const refusedFor = (refusals.get(name) ?? 0) - clock();
      if (refusedFor > 0) throw tooManyCalls(refusedFor);

      const { count, endsInMs } = await counters.increment(counted, limit.seconds * 1_000);
      reply.header('x-ratelimit-limit', limit.calls);
      reply.header('x-ratelimit-remaining', Math.max(0, limit.calls - count));
      if (count <= limit.calls) return;
      refusals.set(name, clock() + endsInMs, endsInMs);
      throw tooManyCalls(endsInMs);
    }

    app.addHook('onRequest', (request, reply, done) => {
      const { limit } = request.routeOptions.config;
      if (limit) spend(request, reply, limit).then(() => done(), done);
      else done();
    });

    const sweeping = setInterval(() => {
      counters
        .deleteExpired()
        .catch((failure) => app.log.warn({ err: failure }, 'expired rate counters not deleted'));
    }, SWEEPING_MS).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
);

const SWEEPING_MS = 5 * 60_000;
