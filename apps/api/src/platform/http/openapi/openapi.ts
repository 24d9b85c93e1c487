import { readApiDescription } from '@wallabee/contract/developers/api-description';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
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
  const calls: DescribedCall[] = [];
  app.addHook('onRoute', ({ method, config }) => {
    if (config?.call && method !== 'HEAD') calls.push(config.call);
  });

  let document: PreparedText | undefined;
  app.get(
    readApiDescription.path,
    { config: { isOpen: true, isPublicRead: true, call: readApiDescription } },
    (request, reply) => {
      document ??= prepareText(JSON.stringify(openApiDocument(calls, config)), JSON_DOCUMENT);
      return sendPrepared(request, reply, document);
    },
  );
});

const JSON_DOCUMENT = { type: 'application/json', cacheControl: 'public, no-cache' };
