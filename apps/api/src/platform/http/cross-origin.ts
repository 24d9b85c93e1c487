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
 * Pages of every origin may read public data with an application key. Player tokens are accepted from the site's own
 * origin only, so scripts of other sites cannot send one.
 */
export const crossOrigin = fastifyPlugin(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  const siteOrigin = new URL(siteUrl).origin;
  const site = { ...SHARED, origin: siteOrigin, methods: 'GET, POST', allowedHeaders: SITE_HEADERS };
  const publicPosts = new Set<string>();

  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'POST' && config?.isPublicRead) publicPosts.add(url);
  });

  await app.register(cors, {
    delegator: (request, callback) =>
      callback(null, request.method === 'OPTIONS' ? preflightOptions(request) : responseOptions(request)),
  });

  function preflightOptions({ headers, url }: FastifyRequest): FastifyCorsOptions {
    if (headers.origin === siteOrigin) return site;
    return publicPosts.has(url.split('?')[0] ?? '') ? ANY_ORIGIN_POST : ANY_ORIGIN;
  }

  function responseOptions({ headers, routeOptions }: FastifyRequest): FastifyCorsOptions {
    if (routeOptions.config.isPublicRead) return ANY_ORIGIN;
    return headers.origin === siteOrigin ? site : NO_ORIGIN;
  }
});

const KEY_HEADERS = 'X-WallaBee-API-Key, Content-Type, If-None-Match';
const SITE_HEADERS = `${KEY_HEADERS}, X-User-Token, Idempotency-Key`;

const SHARED: FastifyCorsOptions = {
  exposedHeaders: 'ETag, Retry-After, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining',
  maxAge: 86_400,
  strictPreflight: false,
};
const ANY_ORIGIN: FastifyCorsOptions = {
  ...SHARED,
  origin: '*',
  methods: 'GET',
  allowedHeaders: KEY_HEADERS,
};
const ANY_ORIGIN_POST: FastifyCorsOptions = { ...ANY_ORIGIN, methods: 'GET, POST' };
const NO_ORIGIN: FastifyCorsOptions = { origin: false };
