import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/db.ts';
import { keyRequired } from '../problems.ts';
import { type ApplicationKeys, createApplicationKeys } from '../sessions/application-keys.ts';
import { findPlayerByToken, type SignedInPlayer } from '../sessions/sessions.queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the call carries, if it carries a good one. */
    findPlayer(): Promise<SignedInPlayer | undefined>;
  }
}

/** Who may call at all (the application key), and who is calling (the player's token). */
export const callers = fastifyPlugin(
  async (app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) => {
    const keys = createApplicationKeys({ db, now });

    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.isOpen) return;
      if (!(await hasValidKey(keys, request))) throw keyRequired();
    });

    app.decorateRequest('findPlayer', async function (this: FastifyRequest) {
      const token = this.headers['x-user-token'];
      if (typeof token !== 'string' || token.length === 0 || token.length > LONGEST_TOKEN) return undefined;
      return findPlayerByToken(db, token, now());
    });
  },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without an application key: pictures, the OpenAPI document. */
    isOpen?: boolean;
    /** The key may be a query parameter: browsers cannot set headers on an event stream. */
    acceptsKeyInAddress?: boolean;
  }
}

const LONGEST_TOKEN = 200;

async function hasValidKey(keys: ApplicationKeys, request: FastifyRequest): Promise<boolean> {
  const key = request.headers['x-wallabee-api-key'] ?? keyInAddress(request);
  return typeof key === 'string' && key.length <= LONGEST_TOKEN && (await keys.isValid(key));
}

function keyInAddress(request: FastifyRequest): unknown {
  return request.routeOptions.config.acceptsKeyInAddress && (request.query as Record<string, unknown>).key;
}
