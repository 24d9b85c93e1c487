import { columnOf, noDurations } from '@wallabee/contract/status/durations';

/** What a server answered in a minute. */
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

/** Counts the answers of this process by minute, until they are written. */
export function createRecorder(now: () => Date) {
  const minutes = new Map<number, Minute>();
  const unwritten = new Set<number>();

  /** It begins the minute, so that one without an answer is recorded, too. */
  function current(): Minute {
    const minute = minuteOf(now());
    const known = minutes.get(minute);
    if (known) return known;
    const begun: Minute = { requests: 0, failed: 0, was_cut_off: false, durations: noDurations() };
    minutes.set(minute, begun);
    unwritten.add(minute);
    forgetOld(minute);
    return begun;
  }

  function forgetOld(minute: number) {
    for (const old of unwritten) if (old <= minute - MOST_UNWRITTEN) unwritten.delete(old);
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
    begin: () => void current(),
    answered(status: number, ms: number) {
      const minute = current();
      const column = columnOf(ms);
      minute.requests += 1;
      if (status >= 500) minute.failed += 1;
      minute.durations[column] = (minute.durations[column] ?? 0) + 1;
    },
    cutOff() {
      current().was_cut_off = true;
    },
    /** The current minute is not over; a server that stops writes it, too. */
    unwritten({ isStopping = false } = {}): RecordedMinute[] {
      const present = minuteOf(now());
      return recorded([...unwritten].filter((minute) => isStopping || minute < present));
    },
    written(rows: readonly RecordedMinute[]) {
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

/** What a day without the database leaves to be written. */
const MOST_UNWRITTEN = 1_440;

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS);
}
