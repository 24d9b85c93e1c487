import { bucketOf, emptyHistogram } from '@wallabee/contract/status/durations';

export interface Minute {
  requests: number;
  failed: number;
  was_cut_off: boolean;
  durations: number[];
}

export interface RecordedMinute extends Minute {
  minute: Date;
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Counts the answers of this process by minute and keeps each minute until it is written. */
export function createRecorder(now: () => Date) {
  const minutes = new Map<number, Minute>();
  const unwritten = new Set<number>();

  function current(): Minute {
    const minute = minuteOf(now());
    const known = minutes.get(minute);
    if (known) return known;
    const begun: Minute = { requests: 0, failed: 0, was_cut_off: false, durations: emptyHistogram() };
    minutes.set(minute, begun);
    unwritten.add(minute);
    forgetOld(minute);
    return begun;
  }

  function forgetOld(minute: number) {
    for (const old of unwritten) if (old <= minute - MAX_UNWRITTEN) unwritten.delete(old);
    for (const old of minutes.keys())
      if (old <= minute - MINUTES_OF_AN_HOUR && !unwritten.has(old)) minutes.delete(old);
  }

  function recorded(wanted: Iterable<number>): RecordedMinute[] {
    return [...wanted].flatMap((minute) => {
      const counts = minutes.get(minute);
      return counts ? [{ minute: new Date(minute * MINUTE_MS), ...counts }] : [];
    });
  }

  current();
  return {
    /** Creates the current minute, so that a minute without requests is recorded too. */
    begin: () => void current(),
    count(status: number, ms: number) {
      const minute = current();
      const bucket = bucketOf(ms);
      minute.requests += 1;
      if (status >= 500) minute.failed += 1;
      minute.durations[bucket] = (minute.durations[bucket] ?? 0) + 1;
    },
    markCutOff() {
      current().was_cut_off = true;
    },
    /** Finished minutes; the current one too when the server stops. */
    unwritten({ isStopping = false } = {}): RecordedMinute[] {
      const currentMinute = minuteOf(now());
      return recorded([...unwritten].filter((minute) => isStopping || minute < currentMinute));
    },
    markWritten(rows: readonly RecordedMinute[]) {
      for (const { minute } of rows) unwritten.delete(minuteOf(minute));
    },
    lastHour(): RecordedMinute[] {
      const first = minuteOf(now()) - MINUTES_OF_AN_HOUR;
      return recorded([...minutes.keys()].filter((minute) => minute > first));
    },
  };
}

const MINUTE_MS = 60_000;
const MINUTES_OF_AN_HOUR = 60;

/** Minutes of one day: what a server keeps while the database is down. */
const MAX_UNWRITTEN = 1_440;

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS);
}
