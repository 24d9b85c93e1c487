import { readApiDescription } from '@wallabee/contract/developers/api-description';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { deprecations } from '../calls/deprecations.ts';
import { type PreparedText, prepareText, sendPrepared } from '../calls/prepared-answer.ts';
import { openApiDocument, type Publisher } from './document.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the OpenAPI document says of the route. */
    call?: DescribedCall;
  }
}

/** It must be registered before the routes that it describes. */
export const openApi = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Publisher }) => {
  await app.register(deprecations, { siteUrl: config.SITE_URL, apiUrl: config.LINKS.api });
  const calls: DescribedCall[] = [];
  app.addHook('onRoute', ({ method, config }) => {
    if (config?.call && method !== 'HEAD') calls.push(config.call);
  });

  let document: Promise<PreparedText> | undefined;
  const make = async () => prepareText(JSON.stringify(await openApiDocument(calls, config)), JSON_DOCUMENT);
  app.get(
    readApiDescription.path,
    { config: { isOpen: true, isPublicRead: true, call: readApiDescription } },
    async (request, reply) => {
      document ??= make();
      await sendPrepared(request, reply, await document);
      return reply;
    },
  );
});

const JSON_DOCUMENT = { type: 'application/json', cacheControl: 'public, no-cache' };
