import { randomUUID } from 'node:crypto';
import { type Budget, isFull, KEY_BUDGET, spendCall, takeCalls } from '@wallabee/contract/keys/key-rules';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/db.ts';
import { tooManyCalls } from '../problems.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { announceKeyCalls, KEY_CALLS_CHANNEL, readKeyCalls } from './key-budgets.queries.ts';

interface KeyBudgetOptions {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
}

/**
 * What is left of every key's budget. No call waits to find out: each process decides by what it knows, and tells the
 * others a few times a second what was spent. What they overspend meanwhile is a debt that the key pays off before its
 * next call (docs/decisions/0019-limits-over-several-processes.md). Full budgets are forgotten.
 */
export function createKeyBudgets({ db, notifications, now }: KeyBudgetOptions) {
  const self = randomUUID();
  const budgets = new Map<number, Budget>();
  let untold = new Map<number, number>();

  notifications.on(KEY_CALLS_CHANNEL, (payload) => {
    const { from, calls } = readKeyCalls(payload);
    if (from === self) return;
    for (const [id, spent] of calls) budgets.set(id, takeCalls(budgets.get(id), spent, now().getTime()));
  });

  return {
    /** Tells the program what it has left, and refuses the call where that is nothing. */
    spend(id: number, reply: FastifyReply) {
      const { budget, wait } = spendCall(budgets.get(id), now().getTime());
      budgets.set(id, budget);
      reply.header('x-ratelimit-limit', KEY_BUDGET.burst);
      reply.header('x-ratelimit-remaining', Math.max(0, Math.floor(budget.calls)));
      if (wait > 0) throw tooManyCalls(wait);
      untold.set(id, (untold.get(id) ?? 0) + 1);
    },
    /** What the database did not take is told the next time. */
    async tellOthers() {
      const telling = untold;
      untold = new Map();
      const failed = await announceKeyCalls(db, { from: self, calls: [...telling] });
      for (const [id, calls] of failed) untold.set(id, (untold.get(id) ?? 0) + calls);
    },
    forgetFull() {
      for (const [id, budget] of budgets) if (isFull(budget, now().getTime())) budgets.delete(id);
    },
  };
}
