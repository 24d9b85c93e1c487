import { type Budget, KEY_BUDGET, spendCall } from '@wallabee/contract/keys/key-rules';
import type { FastifyReply } from 'fastify';
import { tooManyCalls } from '../problems.ts';

/** What is left of every key's budget, in this process. Full ones are forgotten, so that only the busy are kept. */
export function createKeyBudgets(now: () => Date) {
  const budgets = new Map<number, Budget>();

  return {
    /** Tells the program what it has left, and refuses the call where that is nothing. */
    spend(id: number, reply: FastifyReply) {
      const { budget, wait } = spendCall(budgets.get(id), now().getTime());
      budgets.set(id, budget);
      reply.header('x-ratelimit-limit', KEY_BUDGET.burst);
      reply.header('x-ratelimit-remaining', Math.floor(budget.calls));
      if (wait > 0) throw tooManyCalls(wait);
    },
    forgetFull() {
      const longAgo = now().getTime() - (KEY_BUDGET.burst / KEY_BUDGET.callsPerSecond) * 1_000;
      for (const [id, { at }] of budgets) if (at < longAgo) budgets.delete(id);
    },
  };
}
