import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics/metrics.ts';
import { receiveBodiesFirst } from '../bodies/request-bodies.ts';
import { drainOnClose } from './connection-draining.ts';
import { connectionLimit } from './connection-limit.ts';
import { createConnections } from './connections.ts';
import { refuseWhenDelayed } from './event-loop-delay.ts';
import { createHttpServer, TIMEOUTS, type Timeouts } from './http-server.ts';
import { shedLoad } from './load-shedding.ts';

interface TrafficOptions {
  /** Descriptors for everything but the clients' connections. */
  reservedDescriptors: number;
  mostBodyBytes: number;
  mostEventLoopDelayMs?: number | undefined;
  metrics?: Pick<Metrics, 'traffic'> | undefined;
  timeouts?: Timeouts | undefined;
}

export function createTrafficControl(options: TrafficOptions) {
  const { timeouts = TIMEOUTS, metrics } = options;
  const mostConnections = connectionLimit(options.reservedDescriptors);
  const connections = createConnections({ mostConnections, stallMs: timeouts.stallMs });

  return {
    createServer: (handle: RequestListener) => createHttpServer(handle, { connections, timeouts }),
    addTo(app: FastifyInstance) {
      drainOnClose(app, connections);
      const loop = refuseWhenDelayed(app, { mostDelayMs: options.mostEventLoopDelayMs });
      const bodies = receiveBodiesFirst(app, {
        mostBytes: options.mostBodyBytes,
        graceMs: timeouts.bodyGraceMs,
      });
      const load = shedLoad(app);
      metrics?.traffic(() => ({ ...connections.counts(), ...bodies.counts(), ...load.counts() }));
      return { isOverloaded: () => load.isFull() || loop.isDelayed() };
    },
  };
}
