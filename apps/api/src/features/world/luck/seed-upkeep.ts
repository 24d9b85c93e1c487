import { daysAhead } from '@wallabee/game/luck/luck-days';
import type { Db } from '../../../platform/db/db.ts';
import { type Repeated, repeat } from '../../../platform/process/repeat.ts';
import { insertSeeds, listDaysWithoutSeed } from './luck.queries.ts';
import { newSeed } from './seeded-luck.ts';

interface SeedOptions {
  db: Db;
  now: () => Date;
  warn: (failure: unknown, sentence: string) => void;
}

export function makeSeedsRegularly({ db, now, warn }: SeedOptions): Repeated {
  return repeat(() => makeSeeds(db, now()), {
    pauseMs: LOOK_EVERY_MS,
    onFailure: (failure) => warn(failure, 'seeds of the coming days not made'),
  });
}

/** Processes that do this at once agree, because a day that has a seed keeps it. */
export async function makeSeeds(db: Db, now: Date) {
  const missing = await listDaysWithoutSeed(db, daysAhead(now.getTime()));
  await insertSeeds(
    db,
    missing.map((day) => ({ day, seed: newSeed() })),
  );
}

const LOOK_EVERY_MS = 15 * 60_000;
