import { dayNumber, dayNumberOf, dayText } from '@wallabee/game/provenance/days';
import { publishedDay } from '@wallabee/game/provenance/published-day';
import type { Db } from '../../platform/db/db.ts';
import { tryLock } from '../../platform/db/try-lock.queries.ts';
import { sha256 } from '../../platform/hashing/sha256.ts';
import { type Repeated, repeat } from '../../platform/process/repeat.ts';
import { findFirstSealedAt, findLastDay, insertDay, listHeads } from './provenance.queries.ts';

/** Runs in the transaction that publishes a day, for what else is counted when a day is over. */
export type CloseDay = (trx: Db, day: string) => Promise<void>;

interface PublishOptions {
  db: Db;
  now: () => Date;
  closers: readonly CloseDay[];
}

interface RegularOptions extends PublishOptions {
  warn: (failure: unknown, sentence: string) => void;
}

export function publishDaysRegularly({ warn, ...options }: RegularOptions): Repeated {
  let doneUntil = Number.NEGATIVE_INFINITY;
  const work = async () => {
    const due = lastFinishedDay(options.now());
    if (doneUntil >= due || (await publishDays(options))) doneUntil = due;
  };
  return repeat(work, {
    pauseMs: LOOK_EVERY_MS,
    onFailure: (failure) => warn(failure, 'the root of a finished day not published'),
  });
}

/** Publishes all finished days that are missing, in order; false while another process does. */
export async function publishDays(options: PublishOptions): Promise<boolean> {
  const until = lastFinishedDay(options.now());
  for (;;) {
    const outcome = await publishNext(options, until);
    if (outcome !== 'published') return outcome === 'done';
  }
}

function publishNext({ db, now, closers }: PublishOptions, until: number) {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, PROVENANCE_LOCK))) return 'locked' as const;
    const last = await findLastDay(trx);
    const day = last ? dayNumberOf(last.day) + 1 : await firstDay(trx);
    if (day === null || day > until) return 'done' as const;
    const heads = await listHeads(trx, dayText(day));
    const steps = heads.reduce((sum, head) => sum + head.steps, 0);
    const published = publishedDay(sha256, { day, heads, steps }, last?.root ?? null);
    await insertDay(trx, published, now());
    for (const close of closers) await close(trx, published.day);
    return 'published' as const;
  });
}

async function firstDay(trx: Db): Promise<number | null> {
  const at = await findFirstSealedAt(trx);
  return at ? dayNumber(at.getTime()) : null;
}

/** In days since 1970. */
export function lastFinishedDay(now: Date): number {
  return dayNumber(now.getTime() - SETTLED_AFTER_MS) - 1;
}

/** Actions that began before midnight are recorded by then, and clocks of servers may differ. */
const SETTLED_AFTER_MS = 5 * 60_000;
const LOOK_EVERY_MS = 60_000;
const PROVENANCE_LOCK = 824_667;
