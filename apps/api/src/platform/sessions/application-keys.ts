import { createCache } from '../cache/cache.ts';
import { isDatabaseUnavailable } from '../db/connection/statement-timeout.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { addKeyUses, findWorkingKey, type KeyUse } from './application-keys.queries.ts';
import { isMalformedKey } from './key-format.ts';

export interface ApplicationKeys {
  find(key: string): number | Promise<number | undefined>;
  count(id: number): void;
  /** Counts a call as refused by a limit; the call itself is already counted. */
  countRefused(id: number): void;
  flush(): Promise<void>;
}

interface Options {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
  clock?: (() => number) | undefined;
}

/**
 * Unknown keys are not cached, so that a new key works at once; uses are counted in memory and written in
 * batches.
 */
export function createApplicationKeys({ db, notifications, now, clock }: Options): ApplicationKeys {
  const working = createCache<number | undefined>({
    name: 'application-keys',
    maxEntries: 10_000,
    ttlMs: 10_000,
    invalidatedBy: 'application_key_revoked',
    isInvalidatedAsWhole: true,
    notifications,
    clock,
  });
  // It is read only while the database is unavailable.
  const fallback = createCache<number>({
    name: 'application-keys-fallback',
    maxEntries: 10_000,
    ttlMs: 300_000,
    invalidatedBy: 'application_key_revoked',
    isInvalidatedAsWhole: true,
    notifications,
    clock,
  });
  let uses = new Map<number, KeyUse>();

  function useOf(id: number): KeyUse {
    const known = uses.get(id) ?? { calls: 0, refused: 0 };
    uses.set(id, known);
    return known;
  }

  async function read(key: string): Promise<number | undefined> {
    if (isMalformedKey(key)) return undefined;
    try {
      const id = await working.getOrLoad(key, () => findWorkingKey(db, key));
      const stored = working.get(key);
      if (stored === undefined) fallback.invalidate(key);
      else fallback.set(key, stored);
      return id;
    } catch (failure) {
      const last = isDatabaseUnavailable(failure) ? fallback.get(key) : undefined;
      if (last === undefined) throw failure;
      return last;
    }
  }

  return {
    find: (key) => working.get(key) ?? read(key),
    count(id) {
      useOf(id).calls += 1;
    },
    countRefused(id) {
      useOf(id).refused += 1;
    },
    async flush() {
      if (uses.size === 0) return;
      const counted = uses;
      uses = new Map();
      await addKeyUses(db, counted, now());
    },
  };
}
