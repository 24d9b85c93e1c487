import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { PAGE_SESSION_HEADER } from '@wallabee/contract/protocol/page-session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../../db/db.ts';
import type { Reads } from '../../db/replica/reads.ts';
import { createBudgets } from '../../limits/budgets.ts';
import {
  addLimit,
  type Policy,
  policyOfBucket,
  secondsOfBucket,
  wholeSeconds,
} from '../../limits/limit-headers.ts';
import { badInput, ProblemError, tooManyCalls } from '../../problems.ts';
import type { Notifications } from '../../realtime/notifications.ts';
import { recordWrite } from '../../sessions/activity.queries.ts';
import { type ApplicationKeys, createApplicationKeys } from '../../sessions/application-keys.ts';
import { type Bearer, findBearer } from '../../sessions/bearer-tokens.queries.ts';
import {
  findPlayerByPageSession,
  findPlayerByToken,
  type SignedInPlayer,
} from '../../sessions/sessions.queries.ts';
import {
  bearerTokenOf,
  invalidToken,
  keyOrTokenRequired,
  readsAsPlayer,
  refuseBeyondScopes,
} from './bearer.ts';

export const TOKEN_HEADER = 'x-user-token';

declare module 'fastify' {
  interface FastifyInstance {
    /** To be called between the commit of a player's write and its answer. */
    recordWrite(playerId: PlayerId): Promise<void>;
    /** The rest of the budget of an application key. */
    callsLeft(keyId: number): number;
  }
  interface FastifyRequest {
    findPlayer(): Promise<SignedInPlayer | undefined> | undefined;
    /** The app that makes the call for a player; null for all other callers. */
    bearer: Bearer | null;
    /** The id of the application key; null for the site's own key, apps and open calls. */
    keyId: number | null;
    reads: Reads;
  }
}

interface AuthenticationOptions {
  db: Db;
  reads: Reads;
  notifications: Pick<Notifications, 'on'>;
  /** Every browser has this key, so networks are limited instead. */
  siteKey: string;
  siteUrl: string;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export const authentication = fastifyPlugin(async (app: FastifyInstance, options: AuthenticationOptions) => {
  const { db, siteKey, siteUrl, now, clock, notifications } = options;
  const keys = createApplicationKeys(options);
  const sharing = { db, notifications, channel: 'key_calls' };
  const budgets = createBudgets({ limit: KEY_LIMIT, clock, sharing });
  app.addHook('onClose', async () => budgets.stop());
  saveUseCounts(app, keys);

  function admit(id: number | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (id === undefined) throw keyOrTokenRequired(siteUrl, request.routeOptions.config.oauthResource);
    request.keyId = id;
    keys.count(id);
    spend(String(id), KEY_POLICY, reply);
  }

  function spend(caller: string, policy: Policy, reply: FastifyReply) {
    const { left, waitMs } = budgets.spend(caller, 1);
    const seconds = waitMs > 0 ? wholeSeconds(waitMs) : secondsOfBucket(left, KEY_LIMIT);
    addLimit(reply, { policy, left, seconds });
    if (waitMs > 0) throw tooManyCalls(waitMs);
  }

  /** An app needs no key: its budget is that of a key, over all players it acts for. */
  async function admitApp(token: string, request: FastifyRequest, reply: FastifyReply) {
    if (request.headers[TOKEN_HEADER] !== undefined)
      throw badInput('Send either an Authorization header or X-User-Token, not both.');
    const bearer = await findBearer(db, token, now());
    if (!bearer) throw invalidToken(siteUrl, request.routeOptions.config.oauthResource);
    spend(`a${bearer.appId}`, APP_POLICY, reply);
    refuseBeyondScopes(request.routeOptions.config.call, bearer, siteUrl);
    request.bearer = bearer;
  }

  // A key in memory is checked synchronously, because every call runs this hook and a promise costs a tick.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isOpen) return done();
    const token = bearerTokenOf(request);
    if (token !== undefined) return void admitApp(token, request, reply).then(() => done(), done);
    const key = keyOf(request);
    // The site key is configuration, so it works without the database.
    if (key === siteKey) return done();
    const id = key === undefined ? undefined : keys.find(key);
    if (id instanceof Promise)
      return void id.then((awaited) => admit(awaited, request, reply)).then(() => done(), done);
    admit(id, request, reply);
    done();
  });

  // Counts a refusal by any limit, such as the network's.
  app.addHook('onError', (request, _reply, failure, done) => {
    const isRefusal = failure instanceof ProblemError && failure.status === 429;
    if (isRefusal && request.keyId !== null) keys.countRefused(request.keyId);
    done();
  });

  app.decorate('callsLeft', (keyId) => budgets.left(String(keyId)));
  app.decorateRequest('keyId', null);
  app.decorate('recordWrite', (playerId) =>
    recordWrite(db, playerId, now()).catch((failure) => app.log.warn({ err: failure }, 'write not recorded')),
  );
  app.decorateRequest('reads', { getter: () => options.reads });
  app.decorateRequest('bearer', null);
  app.decorateRequest('findPlayer', function (this: FastifyRequest) {
    const { bearer } = this;
    if (bearer)
      return readsAsPlayer(this.routeOptions.config.call, bearer)
        ? Promise.resolve(bearer.player)
        : undefined;
    const token = secretIn(this.headers[TOKEN_HEADER]);
    if (token) return findPlayerByToken(db, token, now());
    const credential =
      this.routeOptions.config.acceptsPageSession && secretIn(this.headers[PAGE_SESSION_HEADER]);
    return credential ? findPlayerByPageSession(db, credential, now()) : undefined;
  });
});

function saveUseCounts(app: FastifyInstance, keys: ApplicationKeys) {
  const flush = () =>
    keys.flush().catch((failure) => app.log.warn({ err: failure }, 'uses of keys not counted'));
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}

const FLUSH_MS = 5_000;
const KEY_POLICY = policyOfBucket('key', KEY_LIMIT);
const APP_POLICY = policyOfBucket('app', KEY_LIMIT);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open routes, such as pictures and the OpenAPI document, need no application key. */
    isOpen?: boolean;
    /** Browsers cannot set headers on an event stream, so the key may be a query parameter. */
    acceptsKeyInAddress?: boolean;
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
