import { dayText } from '@wallabee/game/provenance/days';
import type { Db } from '../../../platform/db/db.ts';
import { type Repeated, repeat } from '../../../platform/process/repeat.ts';
import { lastFinishedDay } from '../../provenance/provenance.public.ts';
import { makeFiles } from './make-files.ts';
import { createPace } from './pace.ts';

interface RegularOptions {
  db: Db;
  now: () => Date;
  warn: (failure: unknown, sentence: string) => void;
}

/** The first run waits until the process has warmed up. */
export function makeBulkFilesRegularly({ db, now, warn }: RegularOptions): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  const notBefore = now().getTime() + FIRST_AFTER_MS;
  let doneUntil = Number.NEGATIVE_INFINITY;

  const work = async () => {
    const due = lastFinishedDay(now());
    if (now().getTime() < notBefore || doneUntil >= due) return;
    if (await makeFiles({ db, now, day: dayText(due), pace: createPace(signal) })) doneUntil = due;
  };
  const job = repeat(work, {
    pauseMs: LOOK_EVERY_MS,
    onFailure: (failure) => warn(failure, 'the files of a day were not made'),
  });
  return {
    stop() {
      // A run can be aborted, because the next process starts it again.
      stopping.abort();
      return job.stop();
    },
  };
}

const FIRST_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 60_000;
