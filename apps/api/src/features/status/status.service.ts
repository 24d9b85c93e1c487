import { DAY_MS, dayOf } from '@wallabee/contract/protocol/day';
import { quantileOf } from '@wallabee/contract/status/durations';
import type { Status, StatusDay, StatusHour, StatusPart } from '@wallabee/contract/status/status';
import { availabilityOf, dayStateOf, STATUS_DAYS, worstOf } from '@wallabee/contract/status/status-states';
import type { Db } from '../../platform/db/db.ts';
import { type KnownFacts, partsOf } from './part-states.ts';
import type { Minute, Recorder } from './recorder.ts';
import { type DayRow, getFacts, listDays, listMinutes } from './status.queries.ts';
import { statusStrings as strings } from './status.strings.ts';
import { sumOf } from './sum-minutes.ts';

/** State that the process knows without the database. */
export type OwnFacts = Omit<KnownFacts, 'now' | 'database' | 'recent'>;

export interface StatusOptions {
  db: Db;
  recorder: Recorder;
  readOwnFacts: () => OwnFacts;
  now: () => Date;
}

export function createStatusReader({ db, recorder, readOwnFacts, now }: StatusOptions) {
  let lastKnown: DayRow[] | null = null;

  async function readDatabase(at: Date) {
    const startedAt = performance.now();
    const facts = await getFacts(db);
    const answeredInMs = performance.now() - startedAt;
    const minutes = await listMinutes(db, new Date(at.getTime() - HOUR_MS));
    lastKnown = await listDays(db, firstDay(at));
    return { facts: { ...facts, answeredInMs }, minutes };
  }

  return async (): Promise<Status> => {
    const at = now();
    const read = await withinTime(readDatabase(at));
    const hour = read && read.minutes.length > 0 ? read.minutes : null;
    const minutes = hour ?? recorder.lastHour();
    const parts = partsOf({
      ...readOwnFacts(),
      now: at.getTime(),
      database: read?.facts ?? null,
      recent: minutes.filter(({ minute }) => at.getTime() - minute.getTime() <= RECENT_MS),
    });
    const state = worstOf(parts.map((part) => part.state));
    return {
      state,
      words: isDatabaseAway(parts) ? strings.databaseAway : strings.whole[state],
      at: at.toISOString(),
      parts,
      last_hour: { is_of_one_server: hour === null, ...hourOf(minutes) },
      days: lastKnown && daysOf(lastKnown, at),
    };
  };
}

/** Null if the database fails or does not answer in time. */
function withinTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  const timeout = new Promise<null>((resolve) => {
    setTimeout(resolve, DATABASE_TIMEOUT_MS, null).unref();
  });
  return Promise.race([reading.catch(() => null), timeout]);
}

function isDatabaseAway(parts: readonly StatusPart[]): boolean {
  return parts.some(({ part, state }) => part === 'database' && state === 'failing');
}

function hourOf(minutes: readonly Minute[]): Omit<StatusHour, 'is_of_one_server'> {
  const { requests, failed, durations } = sumOf(minutes);
  return {
    failed_share: requests === 0 ? null : failed / requests,
    p50_ms: quantileOf(durations, 0.5),
    p95_ms: quantileOf(durations, 0.95),
  };
}

function firstDay(at: Date): string {
  return dayOf(at.getTime() - (STATUS_DAYS - 1) * DAY_MS);
}

/** One entry for each day, unrecorded days included. */
function daysOf(rows: readonly DayRow[], at: Date): StatusDay[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const first = Date.parse(firstDay(at));
  return Array.from({ length: STATUS_DAYS }, (_, place) => {
    const day = dayOf(first + place * DAY_MS);
    const row = known.get(day) ?? { day, recorded_minutes: 0, troubled_minutes: 0 };
    return { ...row, state: dayStateOf(row), availability: availabilityOf(row) };
  });
}

const HOUR_MS = 3_600_000;
/** Five finished minutes and the current one. */
const RECENT_MS = 6 * 60_000;
const DATABASE_TIMEOUT_MS = 2_000;
