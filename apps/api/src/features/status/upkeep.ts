import { DAY_MS, dayOf } from '@wallabee/contract/protocol/day';
import { STATUS_DAYS } from '@wallabee/contract/status/status-states';
import type { Db } from '../../platform/db/db.ts';
import { tryLock } from '../../platform/db/try-lock.queries.ts';
import { type Repeated, repeat } from '../../platform/process/repeat.ts';
import { deleteDays, rollUpDays } from './status.queries.ts';

interface UpkeepOptions {
  db: Db;
  now: () => Date;
  warn: (failure: unknown, sentence: string) => void;
}

export function keepStatusHistory({ db, now, warn }: UpkeepOptions): Repeated {
  return repeat(() => rollUpOldDays(db, now()), {
    pauseMs: LOOK_EVERY_MS,
    onFailure: (failure) => warn(failure, 'the minutes of past days not added up'),
  });
}

/** One process at a time. Yesterday keeps its minute rows, because a server may write late after an outage. */
export async function rollUpOldDays(db: Db, now: Date) {
  await db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, STATUS_LOCK))) return;
    await rollUpDays(trx, daysBefore(now, 1));
    await deleteDays(trx, daysBefore(now, STATUS_DAYS));
  });
}

function daysBefore(now: Date, days: number): string {
  return dayOf(now.getTime() - days * DAY_MS);
}

const LOOK_EVERY_MS = 3_600_000;
const STATUS_LOCK = 824_683;
