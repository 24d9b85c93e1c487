import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { PAGE_SESSION_HEADER } from '@wallabee/contract/protocol/page-session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { TOKEN_HEADER } from './calls/authentication.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of every origin may read the response. */
    isPublicRead?: boolean;
  }
}

/**
 * Pages of every origin may read public data with an application key, and make the calls of an app with its access
 * token. Player tokens are accepted from the site's own origin only, so scripts of other sites cannot send one.
 */
export const crossOrigin = fastifyPlugin(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  const siteOrigin = new URL(siteUrl).origin;
  const site = {
    ...SHARED,
    origin: siteOrigin,
    methods: ALL_METHODS,
    allowedHeaders: SITE_HEADERS,
  };
  const readableBySite = { ...EXPOSED, 'access-control-allow-origin': siteOrigin, vary: 'Origin' };
  const publicPosts = new Set<string>();

  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'POST' && config?.isPublicRead) publicPosts.add(url);
  });

  // In a scope of its own the library runs for preflights only: its options are computed anew for every request, which
  // took a tenth of the time of a cached answer.
  await app.register(async (preflights) => {
    await preflights.register(cors, {
      delegator: (request, callback) => callback(null, preflightOptions(request)),
    });
  });

  app.addHook('onRequest', ({ headers, routeOptions, is404 }, reply, done) => {
    const isPublicRead = routeOptions.config.isPublicRead || is404 || isOfApp(headers.authorization);
    reply.headers(
      isPublicRead ? READABLE_BY_ALL : headers.origin === siteOrigin ? readableBySite : UNREADABLE,
    );
    done();
  });

  function preflightOptions({ headers, url }: FastifyRequest): FastifyCorsOptions {
    if (headers.origin === siteOrigin) return site;
    const asked = headersAsked(headers);
    const allowed = (known: string) => [known, ...asked.filter((name) => !PLAYER_HEADERS.includes(name))];
    if (asked.includes('authorization'))
      return { ...ANY_ORIGIN, methods: ALL_METHODS, allowedHeaders: allowed(APP_HEADERS) };
    const methods = publicPosts.has(url.split('?')[0] ?? '') ? 'GET, POST' : 'GET';
    return { ...ANY_ORIGIN, methods, allowedHeaders: allowed(KEY_HEADERS) };
  }
});

/** Lets pages of every origin read the routes outside the API that are registered after it in this scope. */
export function readableByAll(app: FastifyInstance) {
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') app.options(url, answerPreflight);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(READABLE_BY_ALL);
    done();
  });
}

function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply) {
  const asked = headersAsked(headers).filter((name) => !PLAYER_HEADERS.includes(name));
  reply.code(204).headers({
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': ['If-None-Match', ...asked].join(', '),
    'access-control-max-age': String(SHARED.maxAge),
  });
  return reply.send();
}

function isOfApp(authorization: string | undefined): boolean {
  return authorization !== undefined && /^Bearer /i.test(authorization);
}

/**
 * Preflights allow any requested header, because tracing libraries add their own. `*` would also allow the token of
 * a player, and is a valid header name, so it is left out.
 */
function headersAsked({ 'access-control-request-headers': asked = '' }: FastifyRequest['headers']): string[] {
  return asked
    .toLowerCase()
    .split(',', MAX_HEADERS)
    .map((name) => name.trim())
    .filter((name) => name !== '*' && /^[\w!#$%&'*+.^`|~-]+$/.test(name));
}

const MAX_HEADERS = 50;

const KEY_HEADERS = 'X-WallaBee-API-Key, Content-Type, If-None-Match, Last-Event-ID';
const APP_HEADERS = `${KEY_HEADERS}, Authorization, Idempotency-Key`;
const SITE_HEADERS = `${KEY_HEADERS}, X-User-Token, Idempotency-Key`;

/** Credentials of a player, which only the site’s own pages may send. */
const PLAYER_HEADERS: readonly string[] = [TOKEN_HEADER, PAGE_SESSION_HEADER];

const ALL_METHODS = 'GET, POST, PUT, PATCH, DELETE';

const EXPOSED_HEADERS = [
  'ETag, Retry-After, WWW-Authenticate, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining',
  'RateLimit, RateLimit-Policy, Deprecation, Sunset, Link, Content-Range, Accept-Ranges, Repr-Digest, Content-Disposition',
].join(', ');

const EXPOSED = { 'access-control-expose-headers': EXPOSED_HEADERS };
export const READABLE_BY_ALL = { ...EXPOSED, 'access-control-allow-origin': '*' };
const UNREADABLE = { vary: 'Origin' };

const SHARED: FastifyCorsOptions = { maxAge: 86_400, strictPreflight: false };
const ANY_ORIGIN: FastifyCorsOptions = { ...SHARED, origin: '*' };
