import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { DAY_MS } from '../market/known-player.ts';
import { listSwapsEndingBefore } from './ring-members.queries.ts';
import { ringMembers } from './ring-members.ts';
import { expireSwaps, notifyMembers } from './swap-changes.queries.ts';

/** Several processes may do so at once; each swap expires once. */
export function expireOverdue(db: Db, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const expired = await expireSwaps(trx, now);
    if (expired.length > 0) await notifyMembers(trx, expired);
    await ringMembers(trx, expired, { event: 'swap_expired', by: null, now });
    const ending = await listSwapsEndingBefore(trx, { from: now, to: new Date(now.getTime() + DAY_MS) });
    await ringMembers(trx, ending, { event: 'swap_lapsing', by: null, now });
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
