import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { PAGE_SESSION_HEADER } from '@wallabee/contract/protocol/page-session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../../db/db.ts';
import type { Reads } from '../../db/replica/reads.ts';
import { createBudgets } from '../../limits/budgets.ts';
import { keyRequired, tooManyCalls } from '../../problems.ts';
import type { Notifications } from '../../realtime/notifications.ts';
import { type ApplicationKeys, createApplicationKeys } from '../../sessions/application-keys.ts';
import {
  findPlayerByPageSession,
  findPlayerByToken,
  type SignedInPlayer,
} from '../../sessions/sessions.queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the call carries, if it carries a good one. */
    findPlayer(): Promise<SignedInPlayer | undefined> | undefined;
    reads: Reads;
  }
}

interface CallersOptions {
  db: Db;
  reads: Reads;
  notifications: Pick<Notifications, 'on'>;
  /** Every visitor's browser has it, so it has no budget of its own: their networks have. */
  siteKey: string;
  now: () => Date;
  clock?: (() => number) | undefined;
}

/** Who may call at all (the application key, within its budget), and who is calling (the player's token). */
export const callers = fastifyPlugin(async (app: FastifyInstance, options: CallersOptions) => {
  const { db, siteKey, now, clock, notifications } = options;
  const keys = createApplicationKeys(options);
  const sharing = { db, notifications, channel: 'key_calls' };
  const budgets = createBudgets({ limit: KEY_LIMIT, clock, sharing });
  app.addHook('onClose', async () => budgets.stop());
  keepCounting(app, keys);

  function admit(id: number | undefined, reply: FastifyReply) {
    if (id === undefined) throw keyRequired();
    keys.count(id);
    const { left, waitMs } = budgets.spend(String(id), 1);
    reply.header('x-ratelimit-limit', KEY_LIMIT.burst);
    reply.header('x-ratelimit-remaining', left);
    if (waitMs > 0) throw tooManyCalls(waitMs);
  }

  // Every call comes through here: one with a key that is known must not wait, not even for a promise that is kept.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isOpen) return done();
    const key = keyOf(request);
    // Configuration, so it holds whether or not the database answers.
    if (key === siteKey) return done();
    const id = key === undefined ? undefined : keys.find(key);
    if (id instanceof Promise)
      return void id.then((awaited) => admit(awaited, reply)).then(() => done(), done);
    admit(id, reply);
    done();
  });

  app.decorateRequest('reads', { getter: () => options.reads });
  app.decorateRequest('findPlayer', function (this: FastifyRequest) {
    const token = secretIn(this.headers['x-user-token']);
    if (token) return findPlayerByToken(db, token, now());
    const credential =
      this.routeOptions.config.acceptsPageSession && secretIn(this.headers[PAGE_SESSION_HEADER]);
    return credential ? findPlayerByPageSession(db, credential, now()) : undefined;
  });
});

function keepCounting(app: FastifyInstance, keys: ApplicationKeys) {
  const flush = () =>
    keys.flush().catch((failure) => app.log.warn({ err: failure }, 'uses of keys not counted'));
  const timer = setInterval(() => void flush(), COUNTING_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}

const COUNTING_MS = 5_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without an application key: pictures, the OpenAPI document. */
    isOpen?: boolean;
    /** The key may be a query parameter: browsers cannot set headers on an event stream. */
    acceptsKeyInAddress?: boolean;
    /** Reads that a page session is enough for. */
    acceptsPageSession?: boolean;
  }
}

const LONGEST_TOKEN = 200;

function secretIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header.length <= LONGEST_TOKEN ? header : undefined;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['x-wallabee-api-key'] ?? keyInAddress(request);
  return typeof key === 'string' && key.length <= LONGEST_TOKEN ? key : undefined;
}

function keyInAddress(request: FastifyRequest): unknown {
  return request.routeOptions.config.acceptsKeyInAddress && (request.query as Record<string, unknown>).key;
}
