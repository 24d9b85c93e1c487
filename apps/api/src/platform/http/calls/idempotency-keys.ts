import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { WAITING_KEY_DAYS } from '@wallabee/contract/protocol/waiting-key-days';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { StoreResponse } from '../../db/connection/store-response.ts';
import type { Db } from '../../db/db.ts';
import { ProblemError } from '../../problems.ts';
import { digest } from '../../sessions/digest.ts';
import {
  type Attempt,
  deleteAttempt,
  deleteExpiredKeys,
  findAttempt,
  finishAttempt,
  insertAttempt,
  replaceAttempt,
} from './idempotency-keys.queries.ts';

export interface OnceOptions {
  playerId: PlayerId;
  key: string;
  /** The same key with another method, address or input is a mistake of the client. */
  request: string;
  /** An attempt without a stored response then had no effect and can be repeated. */
  isStoredInTransaction: boolean;
  /** A device without a network may send the call days later. */
  canWait?: boolean;
}

export interface IdempotencyKeys {
  once(options: OnceOptions, run: (storeResponse: StoreResponse) => unknown): Promise<Outcome>;
}

export interface Outcome {
  response: unknown;
  isReplayed: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    idempotencyKeys: IdempotencyKeys;
  }
}

export const idempotencyKeys = fastifyPlugin(
  async (app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) => {
    app.decorate('idempotencyKeys', createIdempotencyKeys({ db, now }));
    const sweeping = setInterval(() => {
      deleteExpiredKeys(db, now()).catch((failure) =>
        app.log.warn({ err: failure }, 'expired idempotency keys not deleted'),
      );
    }, SWEEPING_MS).unref();
    app.addHook('onClose', async () => clearInterval(sweeping));
  },
);

export function createIdempotencyKeys({ db, now }: { db: Db; now: () => Date }): IdempotencyKeys {
  /** The result is undefined while an earlier attempt runs. */
  async function begin(
    options: OnceOptions,
    run: (storeResponse: StoreResponse) => unknown,
  ): Promise<Outcome | undefined> {
    const attempt = anAttempt(options, now());
    if (await insertAttempt(db, attempt)) return runAttempt(db, attempt, { ...options, run });

    const before = await findAttempt(db, attempt);
    if (!before) return undefined;
    if (!before.request_digest.equals(attempt.requestDigest)) throw reused();
    if (before.response !== null) return { response: JSON.parse(before.response), isReplayed: true };
    if (!hasEnded(before, attempt.now)) return undefined;
    return takeOver(before.attempt, attempt, { ...options, run });
  }

  async function takeOver(stale: string, attempt: Attempt, options: Run): Promise<Outcome | undefined> {
    if (!options.isStoredInTransaction) throw outcomeUnknown();
    const hasReplaced = await replaceAttempt(db, stale, attempt);
    return hasReplaced ? runAttempt(db, attempt, options) : undefined;
  }

  return {
    async once(options, run) {
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        const outcome = await begin(options, run);
        if (outcome) return outcome;
        await sleep(LOOK_EVERY_MS);
      }
      throw underWay();
    },
  };
}

function hasEnded({ started_at }: { started_at: Date }, now: Date): boolean {
  return now.getTime() - started_at.getTime() >= LONGEST_ATTEMPT_MS;
}

function anAttempt({ playerId, key, request, canWait }: OnceOptions, now: Date): Attempt {
  const days = canWait ? WAITING_KEY_DAYS : KEY_DAYS;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  return { playerId, key, requestDigest: digest(request), attempt: randomUUID(), now, expiresAt };
}

interface Run {
  run: (storeResponse: StoreResponse) => unknown;
  isStoredInTransaction: boolean;
}

async function runAttempt(db: Db, attempt: Attempt, { run, isStoredInTransaction }: Run): Promise<Outcome> {
  let isStored = false;
  const storeResponse: StoreResponse = async (trx, response) => {
    if (!(await finishAttempt(trx, attempt, JSON.stringify(response)))) throw underWay();
    isStored = true;
  };
  try {
    const response = await run(storeResponse);
    if (!isStored) await storeResponse(db, response);
    return { response, isReplayed: false };
  } catch (failure) {
    // A refused call changed nothing and can be repeated; after another failure only a transaction makes that
    // certain.
    if (isStoredInTransaction || failure instanceof ProblemError)
      await deleteAttempt(db, attempt).catch(() => {});
    throw failure;
  }
}

function reused(): ProblemError {
  const error = 'This Idempotency-Key was sent with another request. Use a new one for each action.';
  return new ProblemError(422, { code: 'bad_input', reason: 'idempotency_key_reused', error });
}

function underWay(): ProblemError {
  const error = 'The first call with this Idempotency-Key is still under way. Try again in a moment.';
  const problem = { code: 'refused', reason: 'idempotency_key_under_way', error } as const;
  return new ProblemError(409, problem, { 'retry-after': '2' });
}

function outcomeUnknown(): ProblemError {
  const error =
    'The first call with this Idempotency-Key was cut off, and may or may not have been done. Look whether it was before you send it with a new key.';
  return new ProblemError(409, { code: 'refused', reason: 'outcome_unknown', error });
}

const KEY_DAYS = 1;
const DAY_MS = 24 * 60 * 60_000;
/** Every call ends well before this, because its statements have at most 8 s each. */
const LONGEST_ATTEMPT_MS = 60_000;
const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 50;
const SWEEPING_MS = 5 * 60_000;
