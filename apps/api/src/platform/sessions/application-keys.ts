import type { Db } from '../db/db.ts';
import { applicationKeyExists } from './application-keys.queries.ts';

export interface ApplicationKeys {
  isValid(key: string): Promise<boolean>;
}

/**
 * Every call asks for its key, so a key found valid is remembered for a while. A revoked one therefore works on for at
 * most that long; an unknown one is never remembered, so a new key works at once.
 */
export function createApplicationKeys({ db, now }: { db: Db; now: () => Date }): ApplicationKeys {
  const trustedUntil = new Map<string, number>();

  return {
    async isValid(key) {
      const until = trustedUntil.get(key);
      if (until !== undefined && until > now().getTime()) return true;

      const exists = await applicationKeyExists(db, key);
      if (exists) trustedUntil.set(key, now().getTime() + TRUST_MS);
      else trustedUntil.delete(key);
      return exists;
    },
  };
}

const TRUST_MS = 10_000;
