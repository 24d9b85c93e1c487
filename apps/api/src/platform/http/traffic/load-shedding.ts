import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../calls/in-process-calls.ts';
import { networkOf } from '../network-of.ts';
import { onRequestEnd } from './connections.ts';
import { createFairQueue } from './fair-queue.ts';
import { createNetworkShares } from './network-shares.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Monitoring is answered under any load, because the process would count as dead otherwise. */
    isMonitoring?: boolean;
  }
  interface FastifyRequest {
    place: Place | null;
  }
}

interface Place {
  network: string;
  hasStarted: boolean;
  isReleased: boolean;
  deadline?: NodeJS.Timeout;
}

interface LoadSheddingOptions {
  /** The number of requests that may be handled at once. */
  places?: number;
  placesOfOneNetwork?: number;
  /** How long the work for a disconnected client may hold its place. */
  abandonedMs?: number;
}

export interface LoadShedding {
  counts(): { underWay: number; queued: number };
  /** True once all places have been taken for longer than a moment. */
  isFull(): boolean;
}

/**
 * Limits concurrent requests and refuses more at once. A place is released when the response is ready, when the client
 * disconnects before the work has begun, or some time after it disconnected.
 */
export function shedLoad(app: FastifyInstance, options: LoadSheddingOptions = {}): LoadShedding {
  const { places = PLACES, abandonedMs = ABANDONED_MS } = options;
  const { placesOfOneNetwork = Math.ceil(places / 3) } = options;
  const shares = createNetworkShares({ most: places, mostOfOne: placesOfOneNetwork });
  const queue = createFairQueue(app.server);
  let fullSince = Number.POSITIVE_INFINITY;

  function release(place: Place) {
    if (place.isReleased) return;
    place.isReleased = true;
    clearTimeout(place.deadline);
    shares.give(place.network);
    if (shares.total() < places * NEARLY_FULL) fullSince = Number.POSITIVE_INFINITY;
  }

  function abandon(place: Place) {
    if (!place.hasStarted) return release(place);
    if (!place.isReleased) place.deadline = setTimeout(release, abandonedMs, place).unref();
  }

  app.decorateRequest('place', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // In-process calls of a page belong to a request that holds a place already.
    const { isStream, isMonitoring } = request.routeOptions.config;
    if (isInProcess(request) || isStream || isMonitoring) return done();
    const network = networkOf(request.ip);
    const outcome = shares.take(network);
    if (shares.total() >= places) fullSince = Math.min(fullSince, performance.now());
    if (outcome !== 'taken') {
      reply.header('retry-after', RETRY_SECONDS);
      return done(refusal(outcome));
    }
    const place: Place = { network, hasStarted: false, isReleased: false };
    request.place = place;
    onRequestEnd(request.raw, reply.raw, () =>
      reply.raw.writableFinished ? release(place) : abandon(place),
    );
    queue.add(() => {
      if (socket.destroyed) return release(place);
      place.hasStarted = true;
      done();
    });
  });

  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.place) release(request.place);
    done();
  });

  return {
    counts: () => ({ underWay: shares.total(), queued: queue.length() }),
    isFull: () => performance.now() - fullSince > NOT_READY_AFTER_MS,
  };
}

/** A core answers some hundreds a second, so the last of these is answered within about a second. */
const PLACES = 150;
const NEARLY_FULL = 0.9;
const NOT_READY_AFTER_MS = 1_000;
const RETRY_SECONDS = '2';

function refusal(outcome: keyof typeof REFUSALS): Error {
  const { statusCode, message } = REFUSALS[outcome];
  return Object.assign(new Error(message), { statusCode });
}

const REFUSALS = {
  full: { statusCode: 503, message: 'Too many requests are under way.' },
  'share used': { statusCode: 429, message: 'Too many requests from your network are under way.' },
};

/** Longer than the statement timeout. */
const ABANDONED_MS = 30_000;
