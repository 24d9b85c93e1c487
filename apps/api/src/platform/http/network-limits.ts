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
    /** In points of the client network's budget; a call's where it is left out. */
    cost?: number | ((request: FastifyRequest) => number);
  }

  interface FastifyRequest {
    /** Adds a cost that shows only while the request is served. Nothing is refused for it but what comes next. */
    chargeNetwork(cost: number): void;
  }
}

interface NetworkLimitOptions {
  config: Pick<Config, 'NETWORK_LIMIT'>;
  /** Without a database every process counts by itself. */
  db?: Db;
  notifications?: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
}

/** Every request of a client network is paid from one budget, whichever key it brings. */
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
    const { cost = NETWORK_COSTS.call, isForWatchers } = request.routeOptions.config;
    // What a page asks of its own process was paid for with the page.
    if (isForWatchers || isInProcess(request)) return done();
    const points = typeof cost === 'function' ? cost(request) : cost;
    const { waitMs } = budgets.spend(nameOf(request.ip), points);
    if (waitMs === 0) return done();
    later(() => done(tooManyFromNetwork(waitMs, budgets.limit)));
  });
}

/** A client that asks again at once would otherwise fill every turn of the event loop with its refusals. */
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

/** Addresses leave the process as digests only, like those that are counted in the database. */
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

/** Shorter than any Retry-After. */
const REFUSAL_DELAY_MS = 500;
const MOST_DELAYED = 2_000;
