import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Any page on the web may read the answer. */
    isPublicRead?: boolean;
  }
}

/**
 * Any page may read with an application key what anybody may read. A player's token is for the site itself, wherever
 * its pages are served from: no other page's script can send one here.
 */
export const crossOrigin = fastifyPlugin(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  const siteOrigin = new URL(siteUrl).origin;
  const publicPosts = new Set<string>();

  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'POST' && config?.isPublicRead) publicPosts.add(url);
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isPublicRead) allow(reply, '*');
    else {
      reply.header('vary', 'Origin');
      if (request.headers.origin === siteOrigin) allow(reply, siteOrigin);
    }
    done();
  });

  app.options('/*', { config: { isOpen: true }, schema: { hide: true } }, (request, reply) => {
    const isSite = request.headers.origin === siteOrigin;
    const takesPosts = isSite || publicPosts.has(request.url.split('?')[0] ?? '');
    return allow(reply, isSite ? siteOrigin : '*')
      .headers({
        'access-control-allow-methods': takesPosts ? 'GET, POST' : 'GET',
        'access-control-allow-headers': isSite
          ? `${KEY_HEADERS}, X-User-Token, Idempotency-Key`
          : KEY_HEADERS,
        'access-control-max-age': '86400',
      })
      .code(204)
      .send();
  });
});

const KEY_HEADERS = 'X-WallaBee-API-Key, Content-Type, If-None-Match';

function allow(reply: FastifyReply, origin: string): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers':
      'ETag, Retry-After, X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining',
  });
}
