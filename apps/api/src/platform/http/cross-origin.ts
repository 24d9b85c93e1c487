import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

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
    if (asksFor(headers, 'authorization')) return ANY_ORIGIN_APP;
    return publicPosts.has(url.split('?')[0] ?? '') ? ANY_ORIGIN_POST : ANY_ORIGIN;
  }
});

function isOfApp(authorization: string | undefined): boolean {
  return authorization !== undefined && /^Bearer /i.test(authorization);
}

function asksFor({ 'access-control-request-headers': asked = '' }: FastifyRequest['headers'], name: string) {
  return asked
    .toLowerCase()
    .split(',')
    .some((header) => header.trim() === name);
}

const KEY_HEADERS = 'X-WallaBee-API-Key, Content-Type, If-None-Match, Last-Event-ID';
const APP_HEADERS = `${KEY_HEADERS}, Authorization, Idempotency-Key`;
const SITE_HEADERS = `${KEY_HEADERS}, X-User-Token, Idempotency-Key`;

const ALL_METHODS = 'GET, POST, PUT, PATCH, DELETE';

const EXPOSED_HEADERS =
  'ETag, Retry-After, WWW-Authenticate, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining';

const EXPOSED = { 'access-control-expose-headers': EXPOSED_HEADERS };
export const READABLE_BY_ALL = { ...EXPOSED, 'access-control-allow-origin': '*' };
const UNREADABLE = { vary: 'Origin' };

const SHARED: FastifyCorsOptions = { maxAge: 86_400, strictPreflight: false };
const ANY_ORIGIN: FastifyCorsOptions = {
  ...SHARED,
  origin: '*',
  methods: 'GET',
  allowedHeaders: KEY_HEADERS,
};
const ANY_ORIGIN_POST: FastifyCorsOptions = { ...ANY_ORIGIN, methods: 'GET, POST' };
const ANY_ORIGIN_APP: FastifyCorsOptions = {
  ...ANY_ORIGIN,
  methods: ALL_METHODS,
  allowedHeaders: APP_HEADERS,
};
