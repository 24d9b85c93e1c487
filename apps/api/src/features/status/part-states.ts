import { quantileOf } from '@wallabee/contract/status/durations';
import type { StatusPart } from '@wallabee/contract/status/status';
import { isTrouble, type Part, type State } from '@wallabee/contract/status/status-states';
import type { Minute } from './recorder.ts';
import type { DatabaseFacts } from './status.queries.ts';
import { statusStrings as strings, timeWords } from './status.strings.ts';
import { sumOf } from './sum-minutes.ts';

export interface KnownFacts {
  now: number;
  /** Null while the database cannot be reached. */
  database: (DatabaseFacts & { answeredInMs: number }) | null;
  recent: readonly Minute[];
  isOverloaded: boolean;
  replica: 'none' | 'used' | 'unused';
  isListening: boolean;
  /** Null if no simulated players run. */
  live: { maxSilenceMs: number } | null;
  pictures: 'well' | 'slow' | 'failing';
}

type Found = [state: State, words: string];

/** The replica is omitted if none is configured. */
export function partsOf(facts: KnownFacts): StatusPart[] {
  const found: [Part, Found | null][] = [
    ['site', siteOf(facts)],
    ['database', databaseOf(facts)],
    ['replica', replicaOf(facts)],
    ['events', eventsOf(facts)],
    ['game', gameOf(facts)],
    ['alerts', delayOf(facts, 'unmatched_since', ALERT_DELAY, [strings.alertsWell, strings.alertsLate])],
    [
      'deliveries',
      delayOf(facts, 'due_since', DELIVERY_DELAY, [strings.deliveriesWell, strings.deliveriesLate]),
    ],
    ['pictures', PICTURES[facts.pictures]],
  ];
  return found.flatMap(([part, known]) => (known ? [{ part, state: known[0], words: known[1] }] : []));
}

function siteOf({ recent, isOverloaded }: KnownFacts): Found {
  const sum = sumOf(recent);
  if (isTrouble(sum)) return ['failing', strings.siteFailing(percentOf(sum.failed / sum.requests))];
  if (isOverloaded) return ['slow', strings.siteOverloaded];
  const p95 = quantileOf(sum.durations, 0.95) ?? 0;
  if (sum.requests >= MIN_SAMPLES && p95 > SLOW_ANSWER_MS)
    return ['slow', strings.siteSlow(timeWords(SLOW_ANSWER_MS))];
  return ['well', strings.siteWell];
}

function databaseOf({ database }: KnownFacts): Found {
  if (!database) return ['failing', strings.databaseFailing];
  if (database.is_read_only) return ['read_only', strings.databaseReadOnly];
  if (database.answeredInMs > SLOW_DATABASE_MS)
    return ['slow', strings.databaseSlow(timeWords(database.answeredInMs))];
  return ['well', strings.databaseWell];
}

function replicaOf({ replica }: KnownFacts): Found | null {
  if (replica === 'none') return null;
  return replica === 'used' ? ['well', strings.replicaUsed] : ['slow', strings.replicaUnused];
}

function eventsOf({ database, isListening }: KnownFacts): Found {
  if (!database) return ['failing', strings.waitsForDatabase];
  return isListening ? ['well', strings.eventsWell] : ['slow', strings.eventsLate];
}

function gameOf({ database, live, now }: KnownFacts): Found {
  if (!database) return ['failing', strings.waitsForDatabase];
  if (database.is_read_only) return ['read_only', strings.gameReadOnly];
  // The newest event is never deleted, so an empty log means that nothing has happened since the world was loaded.
  if (!database.newest_event_at) return ['well', strings.gameLoaded];
  const silence = now - database.newest_event_at.getTime();
  if (live && silence > live.maxSilenceMs) return ['failing', strings.gameSilent(timeWords(silence))];
  return ['well', strings.gameLast(timeWords(silence))];
}

interface Thresholds {
  slowMs: number;
  failingMs: number;
}

function delayOf(
  { database, now }: KnownFacts,
  since: 'unmatched_since' | 'due_since',
  { slowMs, failingMs }: Thresholds,
  [well, late]: readonly [string, (ago: string) => string],
): Found {
  if (!database) return ['failing', strings.waitsForDatabase];
  const lateMs = now - (database[since]?.getTime() ?? now);
  if (lateMs <= slowMs) return ['well', well];
  return [lateMs > failingMs ? 'failing' : 'slow', late(timeWords(lateMs))];
}

const PICTURES: Record<KnownFacts['pictures'], Found> = {
  well: ['well', strings.picturesWell],
  slow: ['slow', strings.picturesSlow],
  failing: ['failing', strings.picturesFailing],
};

function percentOf(share: number): string {
  return `${Math.max(1, Math.round(share * 100))} %`;
}

const SLOW_ANSWER_MS = 1_000;
const SLOW_DATABASE_MS = 500;

/** With fewer samples a percentile means little. */
const MIN_SAMPLES = 20;

const MINUTE_MS = 60_000;
const ALERT_DELAY: Thresholds = { slowMs: MINUTE_MS, failingMs: 10 * MINUTE_MS };
/** A claimed delivery is retried a minute later if its server crashes, so one minute late is normal. */
const DELIVERY_DELAY: Thresholds = { slowMs: 2 * MINUTE_MS, failingMs: 15 * MINUTE_MS };
