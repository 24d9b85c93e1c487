/** Enough for every tool one person keeps up. */
export const MOST_KEYS = 10;
export const LONGEST_KEY_NAME = 60;

/** What a key may spend: so many calls a second, saved up to a burst. */
export const KEY_BUDGET = { callsPerSecond: 50, burst: 500 };

export type KeyRefusal = 'too_many_keys';

/** Why a player who has this many working keys may not make another, or null. */
export function keyRefusal(working: number): KeyRefusal | null {
  return working >= MOST_KEYS ? 'too_many_keys' : null;
}

/** What is left of a budget, and since when. Below zero it is a debt. */
export interface Budget {
  calls: number;
  at: number;
}

/**
 * One call paid out of a budget that fills up by and by. `wait` is 0 when it was paid, and otherwise how many
 * milliseconds it takes until there is one to spend.
 */
export function spendCall(budget: Budget | undefined, now: number): { budget: Budget; wait: number } {
  const calls = saved(budget, now);
  if (calls >= 1) return { budget: { calls: calls - 1, at: now }, wait: 0 };
  return { budget: { calls, at: now }, wait: Math.ceil(((1 - calls) * 1_000) / KEY_BUDGET.callsPerSecond) };
}

/** Calls that were made elsewhere and cannot be refused any more: they may leave a debt. */
export function takeCalls(budget: Budget | undefined, calls: number, now: number): Budget {
  return { calls: saved(budget, now) - calls, at: now };
}

export function isFull(budget: Budget, now: number): boolean {
  return saved(budget, now) === KEY_BUDGET.burst;
}

function saved(budget: Budget | undefined, now: number): number {
  if (!budget) return KEY_BUDGET.burst;
  return Math.min(KEY_BUDGET.burst, budget.calls + ((now - budget.at) * KEY_BUDGET.callsPerSecond) / 1_000);
}
