import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AlertId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { QueriedType } from '@wallabee/game/query/query-context';
import type { AlertBook, KnownAlert } from './alert-book.ts';
import type { LoggedEvent } from './events.queries.ts';

export interface Match {
  readonly alert: AlertId;
  readonly event: LoggedEvent;
  readonly of: 'number' | 'release' | 'issued' | 'set';
  /** The item or item type that the alert rings for once; null where it rings for every event. */
  readonly once: number | null;
}

export interface Matched {
  /** The events that are done with, in order. */
  readonly events: readonly LoggedEvent[];
  /** The events that have to wait. */
  readonly early: readonly LoggedEvent[];
  readonly matches: readonly Match[];
}

interface Matching {
  readonly book: AlertBook;
  readonly types: ReadonlyMap<ItemTypeId, QueriedType>;
  /** Whether the alerts know what the event is about. */
  readonly isReady: (event: LoggedEvent) => boolean;
}

/** Stops after many matches, so that no transaction becomes too large; the other events are taken by the next. */
export async function findMatches(events: readonly LoggedEvent[], matching: Matching): Promise<Matched> {
  const done: LoggedEvent[] = [];
  const early: LoggedEvent[] = [];
  const matches = new Map<string, Match>();
  for (const [nth, event] of events.entries()) {
    if (nth % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await nextTurn();
    if (matches.size >= MOST_MATCHES) break;
    if (!matching.isReady(event)) {
      early.push(event);
      continue;
    }
    done.push(event);
    for (const match of matchesOf(event, matching)) addFirst(matches, match);
  }
  return { events: done, early, matches: [...matches.values()] };
}

const EVENTS_PER_TURN = 50;
const MOST_MATCHES = 2_000;

function addFirst(matches: Map<string, Match>, match: Match) {
  const key = `${match.alert} ${match.once ?? `event ${match.event.event_id}`}`;
  if (!matches.has(key)) matches.set(key, match);
}

function matchesOf(event: LoggedEvent, matching: Matching): Match[] {
  return CANDIDATES.flatMap(([of, find]) =>
    find(event, matching).flatMap((alert) => {
      const known = matching.book.get(alert);
      return known && rings(known, event) ? { alert, event, of, once: onceOf(known, event, of) } : [];
    }),
  );
}

type FindAlerts = (event: LoggedEvent, matching: Matching) => AlertId[];

const CANDIDATES: readonly [Match['of'], FindAlerts][] = [
  [
    'number',
    ({ facts, item_id, player_ids }, { book }) =>
      facts && item_id !== null ? book.ofNumber({ facts, itemId: item_id, playerIds: player_ids }) : [],
  ],
  [
    'issued',
    (event, { book, types }) => {
      const type = event.kind === 'new_item' ? typeOf(event, types) : undefined;
      return type && event.facts ? book.ofIssued(type, event.facts.number, types) : [];
    },
  ],
  [
    'release',
    (event, { book, types }) => {
      const type = event.kind === 'release' ? typeOf(event, types) : undefined;
      return type ? book.ofRelease(type) : [];
    },
  ],
  [
    'set',
    ({ kind, player_ids }, { book }) =>
      kind === 'set' ? player_ids.flatMap((player) => book.ofFinisher(player)) : [],
  ],
];

function typeOf({ item_type_id }: LoggedEvent, types: Matching['types']): QueriedType | undefined {
  return item_type_id === null ? undefined : types.get(item_type_id);
}

/**
 * What players do themselves rings none of their own alerts, whatever these are about, because they know of it. An
 * event from before the alert does not ring it. Of a hidden item only that it was made is public.
 */
function rings({ player_id, subject, created_at }: KnownAlert, event: LoggedEvent): boolean {
  const { kind, facts, player_ids, at } = event;
  const actor = player_ids[0] ?? facts?.owner_id;
  if (actor === player_id || at.getTime() < created_at) return false;
  if (facts?.is_hidden && kind !== 'new_item') return false;
  return subject !== 'place' || kind === 'place' || kind === 'new_item';
}

/** One number and one player are followed from event to event; a release happens once anyway. */
function onceOf({ subject }: KnownAlert, event: LoggedEvent, of: Match['of']): number | null {
  if (subject === 'items') return event.item_type_id;
  return of === 'number' && subject !== 'number' && subject !== 'player' ? event.item_id : null;
}
