import swagger from '@fastify/swagger';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { NETWORK_COSTS, networkLimit } from '@wallabee/contract/protocol/network-limits';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_PREFIX } from '../addresses.ts';
import { type PreparedText, prepareText, sendPrepared } from './prepared-answer.ts';

const { perSecond, burst } = networkLimit();

const LIMITS = `Limits: a key may make ${KEY_LIMIT.perSecond} calls a second, in bursts of up to ${KEY_LIMIT.burst}. A network (an IPv4 address or an IPv6 /64) may spend ${perSecond} points a second, in bursts of up to ${burst}, unless the operator grants others; a call costs ${NETWORK_COSTS.call} points where nothing else is said. Above either the answer is 429 with Retry-After.`;

const JSON_DOCUMENT = { type: 'application/json', cacheControl: 'public, no-cache' };

/** It must be registered before the routes that it describes. */
export const openApi = fastifyPlugin(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'WallaBee API',
        version: SITE_VERSION,
        description: `Items, sets, numbers, players and places of the WallaBee collecting game.\n\n${LIMITS}`,
      },
      servers: [{ url: `${siteUrl}${API_PREFIX}` }],
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-WallaBee-API-Key' },
          token: { type: 'apiKey', in: 'header', name: 'X-User-Token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    stripBasePath: true,
  });

  let document: PreparedText | undefined;
  app.get(
    '/openapi.json',
    { config: { isOpen: true, isPublicRead: true }, schema: { hide: true } },
    (request, reply) => {
      document ??= prepareText(JSON.stringify(app.swagger()), JSON_DOCUMENT);
      return sendPrepared(request, reply, document);
    },
  );
});
