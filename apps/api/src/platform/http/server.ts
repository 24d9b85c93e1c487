import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { rewriteAddress } from './addresses.ts';
import { answerFailures, answerUnreadable } from './error-handler.ts';
import { healthRoutes } from './health.ts';
import { type LogStream, logging } from './logs/logger.ts';
import { measureRequests } from './logs/measure-requests.ts';
import { refuseWrongMethods } from './methods.ts';
import { limitNetworks } from './network-limits.ts';
import { FILE_SECURITY_POLICY, SECURITY_HEADERS } from './security-headers.ts';
import { answerBroken } from './traffic/broken-requests.ts';
import type { Timeouts } from './traffic/http-server.ts';
import { createTrafficControl } from './traffic/traffic-control.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isOverloaded(): boolean;
  }
}

export interface ServerOptions {
  config: Config;
  db?: Db;
  metrics?: Metrics | undefined;
  logTo?: LogStream;
  timeouts?: Timeouts;
  notifications?: Pick<Notifications, 'on'>;
  clock?: (() => number) | undefined;
  /** Requests above this event loop delay are refused; tests on a busy machine leave it out. */
  mostEventLoopDelayMs?: number | undefined;
}

/** What calls, pages, pictures and files have in common. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, db, metrics, timeouts } = options;
  const traffic = createTrafficControl({
    reservedDescriptors: 2 * config.DATABASE_CONNECTIONS,
    mostBodyBytes: LARGEST_BODY,
    mostEventLoopDelayMs: options.mostEventLoopDelayMs,
    metrics,
    timeouts,
  });
  const app: FastifyInstance = Fastify({
    ...logging(config.LOG_LEVEL, options.logTo),
    trustProxy: config.TRUST_PROXY,
    rewriteUrl: rewriteAddress({ apiHosts: new Set(apiHostsOf(config)) }),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBroken,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    bodyLimit: LARGEST_BODY,
    serverFactory: traffic.createServer,
    forceCloseConnections: 'idle',
    // A closing server answers the requests it still accepts, because no other server has received them.
    return503OnClosing: false,
  });
  answerFailures(app);
  if (metrics) measureRequests(app, metrics.requests);
  // Hooks that every request passes use callbacks, because a promise per request costs measurable time.
  app.addHook('onSend', (request, reply, _, done) => {
    reply.headers(SECURITY_HEADERS);
    // Logs are never searched for immutable files, so they need no request id.
    if (!isImmutable(reply)) reply.header('x-request-id', request.id);
    // Static files set their policy on the raw response.
    if (!reply.hasHeader(POLICY_HEADER) && !reply.raw.hasHeader(POLICY_HEADER))
      reply.headers(FILE_SECURITY_POLICY);
    done();
  });
  limitNetworks(app, options);
  refuseWrongMethods(app);
  const { isOverloaded } = traffic.addTo(app);
  app.decorate('isOverloaded', isOverloaded);
  const hasWorker = config.SERVICE_WORKER === 'on';
  await app.register(healthRoutes({ ...(db && { db }), hasWorker, isOverloaded }));
  return app;
}

function apiHostsOf({ API_HOST, API_HOSTS }: Config): string[] {
  return [...(API_HOST ? [API_HOST] : []), ...API_HOSTS.keys()];
}

function isImmutable(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').endsWith('immutable');
}

const POLICY_HEADER = 'content-security-policy';

/** The bulk calls take lists of up to a hundred ids. */
const LONGEST_PARAMETER = 1_200;

const LARGEST_BODY = 256 * 1024;
