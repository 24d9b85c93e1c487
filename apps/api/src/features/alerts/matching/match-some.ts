import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import { type GameEvent, ringForGameEvents } from '../../bell/bell.public.ts';
import type { AlertServices } from '../alert-services.ts';
import { isDataFault } from './data-fault.ts';
import { type LoggedEvent, markMatched, takeEvents } from './events.queries.ts';
import { findMatches } from './find-matches.ts';
import { ringAlerts } from './ring-alerts.ts';
import type { WaitingAlerts } from './waiting-alerts.ts';

export interface MatchingParts extends AlertServices {
  notifications: Pick<Notifications, 'caughtUp'>;
  waiting: WaitingAlerts;
  game: () => GameCatalogue;
}

/** Types that the alerts do not know yet; their events wait until all alerts are bound again. */
export type UnknownTypes = Set<ItemTypeId>;

export class FaultyEvents extends Error {
  readonly ids: readonly number[];

  constructor(events: readonly LoggedEvent[], cause: unknown) {
    super('events not matched', { cause });
    this.ids = events.map(({ event_id }) => event_id);
  }
}

/**
 * Events are matched, their notifications are added and they are marked in one transaction. Undefined where none is
 * left. Throws `FaultyEvents` where one of them is malformed.
 */
export function matchSome(
  parts: MatchingParts,
  { unknown, most }: { unknown: UnknownTypes; most: number },
): Promise<{ matched: number } | undefined> {
  const { db, notifications, waiting } = parts;
  return db.transaction().execute(async (trx) => {
    const taken = await takeEvents(trx, { most, except: [...unknown] });
    if (taken.length === 0) return undefined;
    // An alert that was made before an event has been notified by now.
    await notifications.caughtUp();
    if (!waiting.isComplete()) return undefined;
    await waiting.readChanged(trx);
    try {
      return await matchTaken(trx, taken, { parts, unknown });
    } catch (failure) {
      throw isDataFault(failure) ? new FaultyEvents(taken, failure) : failure;
    }
  });
}

async function matchTaken(
  trx: Db,
  taken: readonly LoggedEvent[],
  { parts, unknown }: { parts: MatchingParts; unknown: UnknownTypes },
): Promise<{ matched: number }> {
  const { catalogue, binder, now, waiting, game } = parts;
  const isReady = (event: LoggedEvent) => isKnown(event, parts);
  const found = await findMatches(taken, { book: waiting.book, types: binder.types(), isReady });
  for (const { item_type_id } of found.early) if (item_type_id !== null) unknown.add(item_type_id);
  await ringAlerts(trx, found.matches, { catalogue: catalogue.current(), now: now() });
  await ringForGameEvents(trx, found.events as readonly GameEvent[], { game: game(), now: now() });
  await markMatched(
    trx,
    found.events.map(({ event_id }) => event_id),
    now(),
  );
  return { matched: found.events.length };
}

/** An event does not wait for ever, because its type may be gone again. */
function isKnown({ item_type_id, at }: LoggedEvent, { waiting, now }: MatchingParts): boolean {
  if (item_type_id === null || waiting.knows(item_type_id)) return true;
  return now().getTime() - at.getTime() > LONGEST_WAIT_MS;
}

const LONGEST_WAIT_MS = 10 * 60_000;
