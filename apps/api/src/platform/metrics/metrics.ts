import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseMetrics } from '../db/db.ts';

/** Metrics contain routes and counts, and no personal data. */
export interface Metrics {
  registry: Registry;
  requests: RequestMetrics;
  /** The `name` is that of the primary or of a replica. */
  database(name: string): DatabaseMetrics;
  streams(count: () => number): void;
  traffic(read: () => Traffic): void;
  /** `countUnmatched` is asked at every scrape. */
  alerts(countUnmatched: () => Promise<number>): AlertMetrics;
}

export interface AlertMetrics {
  matched(events: number, seconds: number): void;
}

/** All values are zero when no client is connected. */
export interface Traffic {
  connections: number;
  requests: number;
  underWay: number;
  queued: number;
  bodies: number;
  bodyBytes: number;
}

export interface RequestMetrics {
  began(): void;
  ended(): void;
  answered(request: { method: string; route: string; status: number; seconds: number | null }): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pools = watchPools(registry);
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time from sending a statement to having its rows.',
    labelNames: ['database', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20],
    registers: [registry],
  });

  return {
    registry,
    requests: measureRequests(registry),
    database: (database) => ({
      pool: (pool) => pools.set(database, pool),
      query: (outcome, seconds) => queries.observe({ database, outcome }, seconds),
    }),
    streams: (count) =>
      void new Gauge({
        name: 'event_streams_open',
        help: 'Open streams of events.',
        registers: [registry],
        collect() {
          this.set(count());
        },
      }),
    traffic: (read) => {
      for (const [name, help] of Object.entries(TRAFFIC_HELP) as [keyof Traffic, string][])
        new Gauge({
          name: `http_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
          help,
          registers: [registry],
          collect() {
            this.set(read()[name]);
          },
        });
    },
    alerts: (countUnmatched) => measureAlerts(registry, countUnmatched),
  };
}

function measureAlerts(registry: Registry, countUnmatched: () => Promise<number>): AlertMetrics {
  const registers = [registry];
  new Gauge({
    name: 'alert_events_unmatched',
    help: 'Events that are not matched with alerts yet.',
    registers,
    async collect() {
      this.set(await countUnmatched().catch(() => Number.NaN));
    },
  });
  const count = new Counter({
    name: 'alert_events_matched_total',
    help: 'Events that this process has matched with alerts.',
    registers,
  });
  const durations = new Histogram({
    name: 'alert_match_duration_seconds',
    help: 'Time to match one transaction of events, and to add their notifications.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  return {
    matched: (events, seconds) => {
      count.inc(events);
      durations.observe(seconds);
    },
  };
}

const TRAFFIC_HELP: Record<keyof Traffic, string> = {
  connections: 'Open connections.',
  requests: 'Requests without a complete answer on open connections, event streams included.',
  underWay: 'Places taken: requests that are worked on or wait in the queue.',
  queued: 'Requests that have a place and wait to be started.',
  bodies: 'Request bodies that have not arrived completely.',
  bodyBytes: 'Bytes held of those bodies.',
};

function measureRequests(registry: Registry): RequestMetrics {
  const registers = [registry];
  const labelNames = ['method', 'route', 'status'] as const;
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have no complete answer yet.',
    registers,
  });
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests, by route and class of status. Calls that pages make while they are rendered count, too.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its complete answer, by route and class of status. Streams do not count.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });

  return {
    began: () => inFlight.inc(),
    ended: () => inFlight.dec(),
    answered: ({ method, route, status, seconds }) => {
      const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
      count.inc(labels);
      if (seconds !== null) durations.observe(labels, seconds);
    },
  };
}

type Pool = Parameters<DatabaseMetrics['pool']>[0];

function watchPools(registry: Registry): Map<string, Pool> {
  const pools = new Map<string, Pool>();
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: idle and busy ones, and callers that wait for one.',
    labelNames: ['database', 'state'],
    registers: [registry],
    collect() {
      for (const [database, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ database, state: 'idle' }, idleCount);
        this.set({ database, state: 'busy' }, totalCount - idleCount);
        this.set({ database, state: 'waited for' }, waitingCount);
      }
    },
  });
  return pools;
}
