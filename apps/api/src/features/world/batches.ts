import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import { ProblemError } from '../../platform/problems.ts';
import { claimsOf } from './claims.ts';
import { type Act, type Alongside, perform, performAll, type WorldEngine } from './world.service.ts';

/**
 * Actions that come while others are under way wait, and then share a transaction: its round trips, the lock on a
 * counter and its commit. An action alone does not wait.
 */
export function createBatches(engine: WorldEngine, now: () => Date): Act {
  let waiting: Waiting[] = [];
  let running = 0;
  let patience: NodeJS.Timeout | undefined;

  function start() {
    if (waiting.length === 0) return;
    if (running === 0) return startNow();
    // The one under way may wait for a lock that the others do not need.
    if (running < MOST_AT_ONCE) patience ??= setTimeout(startNow, PATIENCE_MS);
  }

  function startNow() {
    clearTimeout(patience);
    patience = undefined;
    if (waiting.length === 0) return;
    const { batch, rest } = takeBatch(waiting);
    waiting = rest;
    running += 1;
    void run(batch).finally(() => {
      running -= 1;
      start();
    });
    start();
  }

  async function run(batch: readonly Waiting[]) {
    const together = batch.length > 1 ? await shareTransaction(batch) : undefined;
    if (together) return;
    await Promise.all(batch.map(runAlone));
  }

  /** Undefined where nothing was changed, so that each can be tried alone. */
  async function shareTransaction(batch: readonly Waiting[]): Promise<true | undefined> {
    let isDecided = false;
    const last = async () => {
      isDecided = true;
    };
    const followers = [...(engine.followers ?? []), last];
    try {
      const outcomes = await performAll({ ...engine, followers }, batch, { now: now() });
      batch.forEach((one, position) => {
        const outcome = outcomes[position];
        if (!outcome || outcome instanceof ProblemError) one.reject(outcome);
        else one.resolve(outcome);
      });
      return true;
    } catch (failure) {
      if (!isDecided) return undefined;
      // Whether it was committed is not known, so none of them is repeated.
      for (const { reject } of batch) reject(failure);
      return true;
    }
  }

  function runAlone({ action, alongside, resolve, reject }: Waiting) {
    return perform(engine, action, { now: now(), alongside }).then(resolve, reject);
  }

  return (action, alongside) => {
    const claims = claimsOf(action, engine.game());
    if (!claims) return perform(engine, action, { now: now(), alongside });
    return new Promise((resolve, reject) => {
      waiting.push({ action, alongside, claims, resolve, reject });
      start();
    });
  };
}

interface Waiting {
  action: Action;
  alongside: Alongside | undefined;
  claims: readonly string[];
  resolve: (applied: AppliedChanges) => void;
  reject: (failure: unknown) => void;
}

/** Actions with a common claim keep their order. */
function takeBatch(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const claimed = new Set<string>();
  for (const one of waiting) {
    const isFree = batch.length < MOST && one.claims.every((claim) => !claimed.has(claim));
    (isFree ? batch : rest).push(one);
    for (const claim of one.claims) claimed.add(claim);
  }
  return { batch, rest };
}

const PATIENCE_MS = 100;
const MOST_AT_ONCE = 4;
/** A code makes a hundred items. */
const MOST = 100;
