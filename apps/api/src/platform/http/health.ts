import { SITE_VERSION, type SiteMeta } from '@wallabee/contract/protocol/version';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

interface HealthOptions {
  db?: Db;
  hasWorker?: boolean;
  isOverloaded?: () => boolean;
}

export function healthRoutes({ db, hasWorker = true, isOverloaded = () => false }: HealthOptions) {
  return async (app: FastifyInstance) => {
    const meta: SiteMeta = { version: SITE_VERSION, ...(!hasWorker && { service_worker: 'off' }) };
    let isStopping = false;
    let checking: Promise<boolean> | undefined;
    app.addHook('preClose', async () => {
      isStopping = true;
    });

    // Monitoring has no rate limit, so concurrent checks share one query.
    function checkOnce(database: Db): Promise<boolean> {
      checking ??= isDatabaseThere(database).finally(() => {
        checking = undefined;
      });
      return checking;
    }

    app.get('/healthz', { config: MONITORING }, () => ({ status: 'alive' }));
    app.get('/readyz', { config: MONITORING }, async (_, reply) => {
      const isAccepting = !isStopping && !isOverloaded();
      const isReady = isAccepting && (db === undefined || (await checkOnce(db)));
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
    });
    app.get('/meta.json', (_, reply) => reply.header('cache-control', 'no-cache').send(meta));
  };
}

const MONITORING = { isMonitoring: true };

async function isDatabaseThere(db: Db): Promise<boolean> {
  const isSilent = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), LONGEST_SILENCE_MS).unref();
  });
  const isAnswered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([isAnswered, isSilent]);
}

const LONGEST_SILENCE_MS = 2_000;
