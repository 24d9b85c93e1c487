import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { busy } from '../../../platform/problems.ts';
import { builtFile } from '../../../platform/process/folders.ts';

export interface Passwords {
  /** Throws where the queue is full, before anything else is spent on the request. */
  demandRoom(): void;
  hash(password: string): Promise<string>;
  /** With no hash to compare with it takes just as long, so that a stranger cannot tell which names exist. */
  isRight(password: string, hash: string | null): Promise<boolean>;
  close(): Promise<void>;
}

/** The library's default kind, argon2id, as OWASP advises: 19 MiB, two rounds, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing has one thread of its own, with less priority than the one that answers visitors, and stays out of the thread
 * pool that files, names and compression share. When the queue is full the caller is asked to try again.
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
    // A thread that cannot start fails its tasks, and the next task gets a new pool: this one would start no other.
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
      const isSame = await run<boolean>('verify', { password, hash: hash ?? NOBODYS_HASH });
      return isSame && hash !== null;
    },
    close: async () => pool?.destroy(),
  };
}

/** Of the same strength as any other, and of no password. */
const NOBODYS_HASH = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$${unpadded(16)}$${unpadded(32)}`;

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

const WORKER_FILE =
  builtFile('features/accounts/login/password-worker.js') ?? join(import.meta.dirname, 'password-worker.mjs');

/** A hash takes about a tenth of a second: whoever is last in the queue waits for about a second. */
const MOST_QUEUED = 12;
const IDLE_MS = 60_000;
const LOWER_PRIORITY = 10;
