import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Tallies } from '../../limits/rate-counters.ts';
import { tooManyCalls } from '../../problems.ts';
import { networkOf } from '../network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** So many calls from one address, whichever key they come with. */
    limit?: Limit;
  }
}

interface Limit {
  calls: number;
  seconds: number;
}

interface RateLimitOptions {
  tallies: Tallies;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

/** Calls that cost much or could be guessed at are counted by address, over all server processes. */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { tallies, ...options }: RateLimitOptions) => {
    const { clock = () => performance.now() } = options;
    // Whoever has been refused need not trouble the database again until their time is up.
    const refusals = new Map<string, number>();

    async function spend(request: FastifyRequest, reply: FastifyReply, limit: Limit) {
      const counted = { kind: `${request.method} ${request.routeOptions.url}`, of: networkOf(request.ip) };
      const name = `${counted.kind} ${counted.of}`;
      const refusedFor = (refusals.get(name) ?? 0) - clock();
      if (refusedFor > 0) throw tooManyCalls(refusedFor);

      const { count, endsInMs } = await tallies.add(counted, {
        lastsMs: limit.seconds * 1_000,
        isRenewed: false,
      });
      reply.header('x-ratelimit-limit', limit.calls);
      reply.header('x-ratelimit-remaining', Math.max(0, limit.calls - count));
      if (count <= limit.calls) return;
      if (refusals.size >= MOST_REFUSALS) refusals.delete(refusals.keys().next().value ?? '');
      refusals.set(name, clock() + endsInMs);
      throw tooManyCalls(endsInMs);
    }

    app.addHook('onRequest', (request, reply, done) => {
      const { limit } = request.routeOptions.config;
      if (limit) spend(request, reply, limit).then(() => done(), done);
      else done();
    });

    const sweeping = setInterval(() => {
      for (const [name, until] of refusals) if (until <= clock()) refusals.delete(name);
      tallies.sweep().catch((failure) => app.log.warn({ err: failure }, 'old tallies not deleted'));
    }, SWEEPING_MS).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
);

const MOST_REFUSALS = 10_000;
const SWEEPING_MS = 5 * 60_000;
