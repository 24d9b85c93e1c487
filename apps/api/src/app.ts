import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { BrowserApi, WebApp } from '@wallabee/contract/protocol/page-visit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { CatalogueHolder } from './features/catalogue/catalogue.public.ts';
import { setRoutes } from './features/sets/sets.routes.ts';
import type { Db } from './platform/db/db.ts';
import { API_PREFIX, rewriteAddress } from './platform/http/addresses.ts';
import { callers } from './platform/http/callers.ts';
import { answerFailures } from './platform/http/error-handler.ts';
import { healthRoutes } from './platform/http/health.ts';
import { inProcessCalls } from './platform/http/in-process-calls.ts';
import { loggerOptions } from './platform/http/logger.ts';
import { openApi } from './platform/http/openapi.ts';
import { rateLimits } from './platform/http/rate-limits.ts';
import { remoteCalls } from './platform/http/remote-calls.ts';
import { apiSecurityPolicy, securityHeaders } from './platform/http/security-headers.ts';
import { webFiles } from './platform/pages/web-files.ts';
import { webPages } from './platform/pages/web-pages.ts';

export interface Web {
  app: WebApp;
  clientFolder: string;
}

interface AppOptions {
  config: Config;
  db: Db;
  catalogue: CatalogueHolder;
  now?: () => Date;
  /** Left out where only the API is wanted. */
  web?: Web;
}

/** The readable list of everything the server is made of. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, catalogue, web, now = () => new Date() } = options;
  const apiUrl = `${config.SITE_URL}${API_PREFIX}`;
  const app = await createServer(config);

  await app.register(healthRoutes({ db }));
  await app.register(
    async (api) => {
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      api.addHook('onSend', async (_, reply) => void reply.headers(apiSecurityPolicy()));
      answerFailures(api);
      await api.register(formbody);
      await api.register(multipart, { attachFieldsToBody: 'keyValues' });
      await api.register(rateLimits, { siteKey: config.WEB_API_KEY });
      await api.register(openApi, { siteUrl: config.SITE_URL });
      await api.register(callers, { db, now });
      await api.register(setRoutes({ db, catalogue, apiUrl }));
    },
    { prefix: API_PREFIX },
  );

  if (web) {
    const browserApi = { baseUrl: API_PREFIX, key: config.WEB_API_KEY };
    const callApi = inProcessCalls(app, config.WEB_API_KEY);
    await app.register(webFiles(web));
    await app.register(webPages({ webApp: web.app, callApi, browserApi, siteUrl: config.SITE_URL }));
  }
  return app;
}

/** The pages alone, on the API of another server: no database of its own. */
export async function createPagesApp({
  config,
  web,
  browserApi,
}: {
  config: Config;
  web: Web;
  browserApi: BrowserApi;
}) {
  const app = await createServer(config);
  const callApi = remoteCalls(browserApi);
  await app.register(healthRoutes({ db: undefined }));
  await app.register(webFiles(web));
  await app.register(webPages({ webApp: web.app, callApi, browserApi, siteUrl: config.SITE_URL }));
  return app;
}

async function createServer(config: Config): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    rewriteUrl: rewriteAddress({ apiHost: config.API_HOST }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    // Idle connections are closed at once on shutdown; those with a request under way finish it.
    forceCloseConnections: 'idle',
  });
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ ...securityHeaders(), 'x-request-id': request.id });
  });
  await app.register(underPressure, { maxEventLoopDelay: 1_500, retryAfter: 2 });
  return app;
}

/** Nothing a player writes comes near this. */
const LARGEST_BODY = 256 * 1024;
const SLOWEST_REQUEST_MS = 30_000;
