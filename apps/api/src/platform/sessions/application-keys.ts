import { isDatabaseAway } from '../db/connection/silence.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { addKeyUses, findWorkingKey, KEY_REVOKED } from './application-keys.queries.ts';
import { isMalformedKey } from './key-format.ts';

export interface ApplicationKeys {
  /** The id of a key that works: at once where it is known. */
  find(key: string): number | Promise<number | undefined>;
  count(id: number): void;
  /** Writes down what was counted. */
  flush(): Promise<void>;
}

interface Options {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

/**
 * Every call asks for its key, so a key that works is remembered, for a while or until one is revoked, and for longer
 * while the database does not answer. An unknown one is never remembered, so a new key works at once. Uses are counted
 * here and written down together: a crash loses some seconds of a figure that nobody is billed by.
 */
export function createApplicationKeys(options: Options): ApplicationKeys {
  const { db, notifications, now, clock = () => performance.now() } = options;
  const known = new Map<string, Remembered>();
  let uses = new Map<number, number>();
  let revocations = 0;
  notifications.on(KEY_REVOKED, () => {
    revocations += 1;
    known.clear();
  });

  async function ask(key: string): Promise<number | undefined> {
    if (isMalformedKey(key)) return undefined;
    const before = revocations;
    try {
      const id = await findWorkingKey(db, key);
      if (id === undefined) known.delete(key);
      // One revoked while we asked may be the one we asked for.
      else if (revocations === before) known.set(key, { id, seenAt: clock() });
      return id;
    } catch (failure) {
      const last = known.get(key);
      if (last && isDatabaseAway(failure) && last.seenAt + STALE_MS > clock()) return last.id;
      throw failure;
    }
  }

  return {
    find(key) {
      const remembered = known.get(key);
      if (remembered && remembered.seenAt + FRESH_MS > clock()) return remembered.id;
      return ask(key);
    },
    count(id) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
    },
    async flush() {
      if (uses.size === 0) return;
      const counted = uses;
      uses = new Map();
      await addKeyUses(db, counted, now());
    },
  };
}

interface Remembered {
  id: number;
  /** When the database last said so. */
  seenAt: number;
}

const FRESH_MS = 10_000;
const STALE_MS = 300_000;
