import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no hash to compare with it takes just as long, so that a stranger cannot tell which names exist. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/** The library's default kind, argon2id, as OWASP advises: 19 MiB, two rounds, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswords(): Passwords {
  // Each takes 19 MiB and a tenth of a second of a core: a flood of logins must not take them all.
  const turns = createTurns({ atOnce: 2, waiting: 100 });
  const nobodysHash = hash(crypto.randomUUID(), STRENGTH);

  return {
    hash: (password) => turns.take(() => hash(password, STRENGTH)),
    isRight: (password, kept) =>
      turns.take(async () => {
        const isSame = await verify(kept ?? (await nobodysHash), password);
        return isSame && kept !== null;
      }),
  };
}
