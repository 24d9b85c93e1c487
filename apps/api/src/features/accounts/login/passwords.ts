import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { busy } from '../../../platform/problems.ts';
import { builtFile } from '../../../platform/process/folders.ts';

export interface Passwords {
  /** It throws when the queue is full, before the request costs anything else. */
  demandRoom(): void;
  hash(password: string): Promise<string>;
  /** Without a hash it takes just as long, so that response time does not reveal which names exist. */
  isRight(password: string, hash: string | null): Promise<boolean>;
  close(): Promise<void>;
}

/** OWASP recommends argon2id with 19 MiB, two iterations and one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs in one low-priority worker thread, so that it delays neither requests nor the libuv thread
 * pool.
 */
export function createPasswords({ mostQueued = MOST_QUEUED, workerFile = WORKER_FILE } = {}): Passwords {
  let pool: Piscina | undefined;

  function openPool(): Piscina {
    const opened = new Piscina({
      filename: workerFile,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: mostQueued,
      idleTimeout: IDLE_MS,
      niceIncrement: LOWER_PRIORITY,
    });
    // A pool whose thread cannot start never starts another one, so the next task opens a new pool.
    opened.on('error', () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  }

  function demandRoom() {
    if (pool && pool.queueSize >= mostQueued) throw busy();
  }

  async function run<Result>(name: 'hash' | 'verify', task: object): Promise<Result> {
    demandRoom();
    pool ??= openPool();
    return pool.run(task, { name });
  }

  return {
    demandRoom,
    hash: (password) => run('hash', { password, strength: STRENGTH }),
    isRight: async (password, hash) => {
      const isSame = await run<boolean>('verify', { password, hash: hash ?? DUMMY_HASH });
      return isSame && hash !== null;
    },
    close: async () => pool?.destroy(),
  };
}

const DUMMY_HASH = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$${unpadded(16)}$${unpadded(32)}`;

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

const WORKER_FILE =
  builtFile('features/accounts/login/password-worker.js') ?? join(import.meta.dirname, 'password-worker.mjs');

/** A hash takes about 100 ms, so the last task in the queue waits about a second. */
const MOST_QUEUED = 12;
const IDLE_MS = 60_000;
const LOWER_PRIORITY = 10;
