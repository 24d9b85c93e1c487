import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { expireSwaps, notifyMembers } from './swap-changes.queries.ts';

/** Several processes may do so at once; each swap expires once. */
export function expireOverdue(db: Db, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const expired = await expireSwaps(trx, now);
    if (expired.length > 0) await notifyMembers(trx, expired);
  });
}

export function expireRegularly(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) {
  const looking = setInterval(() => {
    expireOverdue(db, now()).catch((failure) =>
      app.log.warn({ err: failure }, 'overdue swaps not marked as expired'),
    );
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

const LOOK_EVERY_MS = 60_000;
