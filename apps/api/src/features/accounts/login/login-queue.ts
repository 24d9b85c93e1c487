import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db.ts';
import { busy, tooMany } from '../../../platform/problems.ts';
import { digest } from '../../../platform/sessions/digest.ts';
import { deleteOldQueues, findNextSlot, reserveSlot, resetAttempts } from './login-queue.queries.ts';

/** Known networks have a queue of their own, so that strangers cannot fill the owner's queue. */
export interface Attempt {
  kind:
    | 'login'
    | 'login from a known network'
    | 'password of a session'
    | 'code'
    | 'code from a known network'
    | 'code of a session';
  name: string;
}

/** Attempts at one name are checked one at a time across all processes, with growing gaps. */
export interface LoginQueue {
  /** It throws at once when the wait would be too long. */
  wait(attempt: Attempt): Promise<void>;
  succeeded(attempt: Attempt): Promise<void>;
  sweep(): Promise<void>;
}

export function createLoginQueue(db: Db, { mostWaiting = MOST_WAITING } = {}): LoginQueue {
  let waiting = 0;

  return {
    async wait(attempt) {
      const wait = await reserve(db, attempt);
      if (wait === 0) return;
      if (waiting >= mostWaiting) throw busy();
      waiting += 1;
      await sleep(wait);
      waiting -= 1;
    },
    succeeded: (attempt) => resetAttempts(db, bucketOf(attempt)),
    sweep: () => deleteOldQueues(db, FORGOTTEN_AFTER_MS),
  };
}

async function reserve(db: Db, attempt: Attempt): Promise<number> {
  const gapsMs = attempt.kind.startsWith('code') ? CODE_GAPS_MS : PASSWORD_GAPS_MS;
  const queue = { bucket: bucketOf(attempt), gapsMs };
  const rules = { mostWaitMs: MOST_WAIT_MS, forgottenAfterMs: FORGOTTEN_AFTER_MS };
  const wait = await reserveSlot(db, { ...queue, ...rules });
  if (wait !== undefined) return wait;
  const seconds = Math.max(1, Math.ceil((await findNextSlot(db, queue)) / 1_000));
  const unit = seconds === 1 ? 'second' : 'seconds';
  throw tooMany(`Too many attempts at this name. Try again in ${seconds} ${unit}.`, seconds);
}

function bucketOf({ kind, name }: Attempt): Buffer {
  return digest(`${kind}\n${name}`);
}

const PASSWORD_GAPS_MS = [100, 100, 100, 100, 500, 1_000, 2_000, 4_000, 5_000];

/** There are only a million codes, so a caller with the right password must not be able to guess quickly. */
const CODE_GAPS_MS = [100, 500, 1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 120_000, 300_000];

const MOST_WAIT_MS = 3_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** Each waiting attempt occupies one request of this process. */
const MOST_WAITING = 30;
