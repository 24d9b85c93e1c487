import { NETWORK_COSTS, networkLimit } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { createCache } from '../cache/cache.ts';
import type { Db } from '../db/db.ts';
import { createBudgets } from '../limits/budgets.ts';
import { tooManyFromNetwork } from '../problems.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { digest } from '../sessions/digest.ts';
import { isInProcess } from './calls/in-process-calls.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In points of the network's budget; the default is the cost of a call. */
    cost?: number | ((request: FastifyRequest) => number);
  }

  interface FastifyRequest {
    /** Adds a cost that is known only after the request was admitted; it delays later requests. */
    chargeNetwork(cost: number): void;
  }
}

interface NetworkLimitOptions {
  config: Pick<Config, 'NETWORK_LIMIT'>;
  /** Without a database each process has its own counters. */
  db?: Db;
  notifications?: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
}

/** All requests of a client network share one budget, whichever key they use. */
export function limitNetworks(app: FastifyInstance, options: NetworkLimitOptions) {
  const budgets = createNetworkBudgets(options);
  const nameOf = createNetworkNames();

  app.decorateRequest('chargeNetwork', function (this: FastifyRequest, cost: number) {
    if (!isInProcess(this)) budgets?.charge(nameOf(this.ip), cost);
  });
  if (!budgets) return;
  app.addHook('onClose', async () => budgets.stop());
  const later = createDelay();

  app.addHook('onRequest', (request, _reply, done) => {
    const { cost = NETWORK_COSTS.call, isMonitoring } = request.routeOptions.config;
    // The page's request has paid for the calls it makes in its own process.
    if (isMonitoring || isInProcess(request)) return done();
    const points = typeof cost === 'function' ? cost(request) : cost;
    const { waitMs } = budgets.spend(nameOf(request.ip), points);
    if (waitMs === 0) return done();
    later(() => done(tooManyFromNetwork(waitMs, budgets.limit)));
  });
}

/** Refusals are delayed, so that a client that retries at once does not keep the event loop busy. */
function createDelay() {
  let waiting = 0;
  return (act: () => void) => {
    if (waiting >= MOST_DELAYED) return act();
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      act();
    }, REFUSAL_DELAY_MS);
  };
}

function createNetworkBudgets({ config, db, notifications, clock }: NetworkLimitOptions) {
  if (config.NETWORK_LIMIT === 0) return undefined;
  const sharing = db && notifications && { db, notifications, channel: 'network_points' };
  return createBudgets({ limit: networkLimit(config.NETWORK_LIMIT), clock, sharing });
}

/** Addresses are stored in the database as digests only. */
function createNetworkNames() {
  const names = createCache<string>({ name: 'network-names', maxEntries: 10_000 });
  return (address: string): string => {
    const known = names.get(address);
    if (known) return known;
    const name = digest(networkOf(address)).toString('base64url', 0, 9);
    names.set(address, name);
    return name;
  };
}

const REFUSAL_DELAY_MS = 500;
const MOST_DELAYED = 2_000;
